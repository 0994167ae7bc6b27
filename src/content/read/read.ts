import path from 'node:path'
import type { z } from 'zod'
import type { ContentFile, ContentFiles, Finding, MarkdownFile } from '../content-files'
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
import { readMarkdown } from './front-matter'
import { type ParsedFile, readJson } from './json-source'
import { pictureFileMistake } from './picture-file'
import { readText } from './read-text'
import { validate } from './validate'

/** Reads every file of the content folder `root` and checks each against its schema. Never throws. */
export function readContent(root: string): { files: ContentFiles; findings: Finding[] } {
  const folder = path.basename(path.resolve(root))
  const findings: Finding[] = []
  const fileAndName = (file: string) => ({
    file: path.posix.join(folder, file),
    name: path.parse(file).name,
  })
  const unreadableFile = (file: string) => ({
    ...fileAndName(file),
    fields: {},
    writtenFields: [],
    valid: undefined,
  })

  function readFile<S>(file: string, parse: (text: string) => S): S | undefined {
    const read = readText(path.join(root, file))
    const place = fileAndName(file)
    if ('mistake' in read) findings.push({ place, ...read.mistake })
    else if (read.hasBom && !file.endsWith('.md'))
      findings.push({
        place,
        line: 1,
        message:
          'The file starts with a byte-order mark; save it as "UTF-8", not "UTF-8 with BOM".',
      })
    else return parse(read.text)
    return undefined
  }

  function validateFile<T extends object>(
    file: string,
    read: ParsedFile,
    schema: z.ZodType<T>,
  ): ContentFile<T> {
    const validated = validate(fileAndName(file), read, schema)
    findings.push(...validated.findings)
    return validated.content
  }

  function readJsonFile<T extends object>(file: string, schema: z.ZodType<T>): ContentFile<T> {
    const read = readFile(file, readJson)
    return read ? validateFile(file, read, schema) : unreadableFile(file)
  }

  function readMarkdownFile<T extends object>(file: string, schema: z.ZodType<T>): MarkdownFile<T> {
    const read = readFile(file, readMarkdown)
    const contentFile = read ? validateFile(file, read, schema) : unreadableFile(file)
    return { ...contentFile, body: read?.body, bodyLine: read?.bodyLine ?? 1 }
  }

  const listing = listFolder(root)
  for (const { file, message } of listing.strays)
    findings.push({ place: fileAndName(file), message })
  for (const file of listing.pictures) {
    const message = pictureFileMistake(path.join(root, file))
    if (message) findings.push({ place: fileAndName(file), message })
  }
  const readSettingsFile = <T extends object>(file: string, schema: z.ZodType<T>) =>
    listing.settings.includes(file) ? readJsonFile(file, schema) : undefined

  const files: ContentFiles = {
    folder,
    articles: listing.articles.map((file) => readMarkdownFile(file, articleSchema)),
    guides: listing.guides.map((file) => readMarkdownFile(file, guideSchema)),
    plans: listing.plans.map((file) => readJsonFile(file, planSchema)),
    exercises: listing.exercises.map((file) => readJsonFile(file, exerciseSchema)),
    people: listing.people.map((file) => readJsonFile(file, personSchema)),
    site: readSettingsFile('site.json', siteSchema),
    testimonials: readSettingsFile('testimonials.json', testimonialsSchema),
    redirects: readSettingsFile('redirects.json', redirectsSchema),
    topics: readSettingsFile('topics.json', topicsSchema),
    search: readSettingsFile('search.json', searchSchema),
    pictures: new Set(listing.pictures.map((file) => fileAndName(file).file)),
  }
  return { files, findings }
}
