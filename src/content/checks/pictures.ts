import path from 'node:path'
import { pictureEndings } from '../folder'
import type { Check, Finding, Library, Place } from '../library'
import { didYouMean, either } from '../wording'

const fileNames = [
  /\.(jpe?g|png|webp|avif|gif|svg|heic|tiff?|bmp)$/i,
  /^(img|image|dsc[fn]?|photo|pic(ture)?|screenshot|pxl|untitled)[\W_]*\d*$/i,
]

/**
 * Returns what is wrong with an alternative text: no letters, or only a file name or a word such as
 * 'photo'.
 */
export function altMistake(alt: string): string | undefined {
  if (/\p{L}/u.test(alt) && !fileNames.some((name) => name.test(alt.trim()))) return undefined
  return `Found "${alt}", which does not say what the picture shows; describe it, for example "Clear glass of water".`
}

/** Returns what is wrong with a picture's address: another host than the site's, or a file that is not there. */
export function pictureMistake(image: string, place: Place, library: Library): string | undefined {
  const host = library.site?.fields.imageHost
  if (/^[a-z]+:|^\/\//i.test(image)) {
    const url = URL.canParse(image) ? new URL(image) : undefined
    if (url?.protocol !== 'https:')
      return `Found "${image}"; a picture on the web must have an https address.`
    return host && url.host !== host
      ? `Found a picture on ${url.host}; the only image host is ${host} (site.json), so take one from there or put the file beside this one.`
      : undefined
  }
  const folder = path.posix.dirname(place.file)
  const name = image.replace(/^\.\//, '')
  if (library.pictures.has(`${folder}/${name}`)) return undefined
  const ending = path.extname(name).slice(1)
  if (!(pictureEndings as readonly string[]).includes(ending))
    return `Found "${image}"; a picture file must end in ${either(pictureEndings.map((kind) => `.${kind}`))}, in lower case.`
  const beside = [...library.pictures].filter((file) => path.posix.dirname(file) === folder)
  const names = beside.map((file) => path.posix.basename(file))
  return `There is no file "${name}" in ${folder}${didYouMean(name, names, '; put it there, or correct the name.')}`
}

/**
 * Checks that every `image` is on the image host or in the same folder, and that every `imageAlt`
 * describes it.
 */
export const checkPictures: Check = ({ library }) => {
  const { articles, plans, site } = library
  const used = (
    place: Place,
    holder: { image?: string; imageAlt?: string },
    prefix: string[] = [],
  ) => {
    const wrong = {
      image: holder.image && pictureMistake(holder.image, place, library),
      imageAlt: holder.imageAlt && altMistake(holder.imageAlt),
    }
    return Object.entries(wrong).flatMap(([field, message]): Finding[] =>
      message ? [{ place, path: [...prefix, field], message }] : [],
    )
  }
  return [
    ...[...articles, ...plans].flatMap((place) => used(place, place.fields)),
    ...(site ? used(site, site.fields.about?.creator ?? {}, ['about', 'creator']) : []),
  ]
}
