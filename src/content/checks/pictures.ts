import path from 'node:path'
import {
  didYouMean,
  type FieldPath,
  joinWithOr,
  type ReportPlace,
} from '../../../packages/content-validation'
import type { Check, ContentFiles } from '../content-files'
import { pictureEndings } from '../content-folder'

const fileNames = [
  /\.(jpe?g|png|webp|avif|gif|svg|heic|tiff?|bmp)$/i,
  /^(img|image|dsc[fn]?|photo|pic(ture)?|screenshot|pxl|untitled)[\W_]*\d*$/i,
]

/** Flags an alternative text without letters, or with only a file name or a word such as 'photo'. */
export function altMistake(alt: string): string | undefined {
  if (/\p{L}/u.test(alt) && !fileNames.some((name) => name.test(alt.trim()))) return undefined
  return `Found "${alt}"; say what the picture shows, for example "Clear glass of water".`
}

/** Flags a picture on a foreign host, or a missing file. */
export function pictureMistake(
  image: string,
  place: ReportPlace,
  files: ContentFiles,
): string | undefined {
  const host = files.site?.fields.imageHost
  if (/^[a-z]+:|^\/\//i.test(image)) {
    const url = URL.canParse(image) ? new URL(image) : undefined
    if (url?.protocol !== 'https:')
      return `Found "${image}"; a picture on the web must have an https address.`
    return host && url.host !== host
      ? `Found a picture on ${url.host}; the only image host is ${host} (site.json), so use a picture from there, or put the file beside this one.`
      : undefined
  }
  const folder = path.posix.dirname(place.file)
  const name = image.replace(/^\.\//, '')
  if (files.pictures.has(`${folder}/${name}`)) return undefined
  const ending = path.extname(name).slice(1)
  if (!(pictureEndings as readonly string[]).includes(ending))
    return `Found "${image}"; a picture file must end in ${joinWithOr(pictureEndings.map((kind) => `.${kind}`))}, in lower case.`
  const siblingFiles = [...files.pictures].filter((file) => path.posix.dirname(file) === folder)
  const names = siblingFiles.map((file) => path.posix.basename(file))
  return `There is no file "${name}" in ${folder}${didYouMean(name, names, '; put it there, or correct the name.')}`
}

/** Checks that every `image` is on the image host or in the same folder, and that `imageAlt` describes it. */
export const checkPictures: Check = ({ files }) => {
  const checkPicture = (
    place: ReportPlace,
    { image, imageAlt }: { image?: string; imageAlt?: string },
    path: FieldPath,
  ) => {
    place.report([...path, 'image'], image && pictureMistake(image, place, files))
    place.report([...path, 'imageAlt'], imageAlt && altMistake(imageAlt))
  }
  for (const place of [...files.articles, ...files.plans]) checkPicture(place, place.fields, [])
  const { site } = files
  const { home, about } = site?.fields ?? {}
  if (site && home) checkPicture(site, home, ['home'])
  if (site && about) checkPicture(site, about.creator, ['about', 'creator'])
}
