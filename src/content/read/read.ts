import path from 'node:path'
import type { z } from 'zod'
import type { ContentFiles, ReportPlaceOf } from '../content-files'
import { listFolder } from '../folder'
import { articleSchema } from '../schema/article'
import { exerciseSchema } from '../schema/exercise'
import { guideSchema } from '../schema/guide'
import { personSchema } from '../schema/person'
import { planSchema } from '../schema/plan'
import { redirectsSchema } from '../schema/redirect'
import { searchSchema } from '../schema/search'
import { siteSchema } from '../schema/site'
import { testimonialsSchema } from '../schema/testimonial'
import { topicsSchema } from '../schema/topic'
import { bodyOf, readMarkdown, unreadable } from './front-matter'
import { type ParsedFile, readJson } from './json-source'
import { pictureFileMistake } from './picture-file'
import { readText } from './read-text'
import { validate } from './validate'

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
  const readJsonFile =
    <T extends object>(schema: z.ZodType<T>) =>
    (file: string) =>
      validate(fileAndName(file), parseFile(file, readJson), schema, placeOf)
  const readMarkdownFile =
    <T extends object>(schema: z.ZodType<T>) =>
    (file: string) => {
      const source = parseFile(file, readMarkdown)
      const { body, bodyLine } = source
      const readBody = () => {
        const read = readText(path.join(root, file))
        return 'text' in read ? (bodyOf(read.text) ?? '') : ''
      }
      return { ...validate(fileAndName(file), source, schema, placeOf), body, bodyLine, readBody }
    }
  const { files, settings, pictures } = listFolder(root, (file, message) =>
    placeOf(fileAndName(file).file).report([], message),
  )
  const readSettingsFile = <T extends object>(file: string, schema: z.ZodType<T>) =>
    settings.includes(file) ? readJsonFile(schema)(file) : undefined

  for (const file of pictures) {
    placeOf(fileAndName(file).file).report([], pictureFileMistake(path.join(root, file)))
  }
  return {
    folder,
    articles: files.articles.map(readMarkdownFile(articleSchema)),
    guides: files.guides.map(readMarkdownFile(guideSchema)),
    plans: files.workouts.map(readJsonFile(planSchema)),
    exercises: files.exercises.map(readJsonFile(exerciseSchema)),
    people: files.people.map(readJsonFile(personSchema)),
    site: readSettingsFile('site.json', siteSchema),
    testimonials: readSettingsFile('testimonials.json', testimonialsSchema),
    redirects: readSettingsFile('redirects.json', redirectsSchema),
    topics: readSettingsFile('topics.json', topicsSchema),
    search: readSettingsFile('search.json', searchSchema),
    pictures: new Set(pictures.map((file) => fileAndName(file).file)),
  }
}
