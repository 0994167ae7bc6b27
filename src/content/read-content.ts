import fs from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import {
  type ReportPlaceOf,
  readBody,
  readJson,
  readMarkdown,
  validate,
} from '../../packages/content-validation'
import type { Drawing } from '../lib/drawing'
import type { ContentFiles } from './content-files'
import { listFolder } from './content-folder'
import { kinds } from './kinds'
import { parseBody } from './markdown/parse-body'
import { pictureFileMistake, pictureSizeWarning } from './picture-file'
import { readDrawing } from './svg-drawing'

interface Kind<T> {
  files: string
  schema: z.ZodType<T>
}

function bytesOf(file: string): Uint8Array | undefined {
  try {
    return fs.readFileSync(file)
  } catch {
    return undefined
  }
}

const silent: ReportPlaceOf = (file) => ({ file, report: () => {}, warn: () => {} })

/** Reads every file of the content folder `root` and checks each against its schema. Never throws. */
export function readContent(root: string, placeOf = silent): ContentFiles {
  const folder = path.basename(path.resolve(root))
  const fileAndName = (file: string) => ({
    file: path.posix.join(folder, file),
    name: path.parse(file).name,
  })

  const bytes = (file: string) => bytesOf(path.join(root, file))
  const { files, pictures, drawings } = listFolder(root, (file, message) =>
    placeOf(fileAndName(file).file).report([], message),
  )
  for (const file of pictures) {
    const place = placeOf(fileAndName(file).file)
    const mistake = pictureFileMistake(path.join(root, file))
    place.report([], mistake)
    place.warn([], mistake ? undefined : pictureSizeWarning(path.join(root, file)))
  }
  const readDrawings = drawings.flatMap((file): [string, Drawing][] => {
    const result = readDrawing(new TextDecoder().decode(bytes(file)))
    if ('drawing' in result) return [[file, result.drawing]]
    placeOf(fileAndName(file).file).report([], result.mistake)
    return []
  })
  const filesOf = ({ files: pattern }: { files: string }) =>
    files.filter((file) => file.startsWith(pattern.replace(/\*.*/, '')))

  const readData = <T extends object>(kind: Kind<T>) =>
    filesOf(kind).map((file) =>
      validate(fileAndName(file), readJson(file, bytes(file)), kind.schema, placeOf),
    )
  const readTexts = <T extends object>(kind: Kind<T>) =>
    filesOf(kind).map((file) => {
      const source = readMarkdown(file, bytes(file))
      const { bodyLine = 1 } = source
      const body = source.body === undefined ? undefined : parseBody(source.body)
      const valid = validate(fileAndName(file), source, kind.schema, placeOf)
      return { ...valid, body, bodyLine, readBody: () => readBody(file, bytes(file)) }
    })
  return {
    folder,
    articles: readTexts(kinds.article),
    guides: readTexts(kinds.guide),
    ownPages: readTexts(kinds.ownPage),
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
    drawings: new Map(readDrawings),
    drawingFiles: drawings,
  }
}
