import path from 'node:path'
import type { z } from 'zod'
import type { ContentFiles, ReportPlaceOf } from '../content-files'
import { listFolder } from '../folder'
import { kinds } from '../kinds'
import { parseBody } from '../text/parse-body'
import { readBodyOf, readMarkdown, unreadable } from './front-matter'
import { type ParsedFile, readJson } from './json-source'
import { pictureFileMistake } from './picture-file'
import { readText } from './read-text'
import { validate } from './validate'

interface Kind<T> {
  files: string
  schema: z.ZodType<T>
}

const silent: ReportPlaceOf = (file) => ({ file, report: () => {}, warn: () => {} })

/** Reads every file of the content folder `root` and checks each against its schema. Never throws. */
export function readContent(root: string, placeOf = silent): ContentFiles {
  const folder = path.basename(path.resolve(root))
  const fileAndName = (file: string) => ({
    file: path.posix.join(folder, file),
    name: path.parse(file).name,
  })

  function parseFile<P extends ParsedFile>(file: string, parse: (text: string) => P) {
    const read = readText(path.join(root, file))
    return 'mistake' in read ? unreadable(read.mistake) : parse(read.text)
  }
  const { files, pictures } = listFolder(root, (file, message) =>
    placeOf(fileAndName(file).file).report([], message),
  )
  for (const file of pictures) {
    placeOf(fileAndName(file).file).report([], pictureFileMistake(path.join(root, file)))
  }
  const filesOf = ({ files: pattern }: { files: string }) =>
    files.filter((file) => file.startsWith(pattern.replace(/\*.*/, '')))

  const readData = <T extends object>(kind: Kind<T>) =>
    filesOf(kind).map((file) =>
      validate(fileAndName(file), parseFile(file, readJson), kind.schema, placeOf),
    )
  const readTexts = <T extends object>(kind: Kind<T>) =>
    filesOf(kind).map((file) => {
      const source = parseFile(file, readMarkdown)
      const { bodyLine } = source
      const body = source.body === undefined ? undefined : parseBody(source.body)
      const readBody = () => readBodyOf(path.join(root, file))
      const valid = validate(fileAndName(file), source, kind.schema, placeOf)
      return { ...valid, body, bodyLine, readBody }
    })
  return {
    folder,
    articles: readTexts(kinds.article),
    guides: readTexts(kinds.guide),
    plans: readData(kinds.plan),
    exercises: readData(kinds.exercise),
    people: readData(kinds.person),
    site: readData(kinds.site)[0],
    testimonials: readData(kinds.testimonials)[0],
    redirects: readData(kinds.redirects)[0],
    topics: readData(kinds.topics)[0],
    emergency: readData(kinds.emergency)[0],
    search: readData(kinds.search)[0],
    pictures: new Set(pictures.map((file) => fileAndName(file).file)),
  }
}
