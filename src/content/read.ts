import path from 'node:path'
import type { z } from 'zod'
import { listFolder } from './folder'
import { readMarkdown } from './front-matter'
import { readJson, type Source } from './json-source'
import type { ContentFile, Finding, Library, MarkdownFile } from './library'
import { pictureFileMistake } from './picture-file'
import { readText } from './read-text'
import { articleSchema } from './schema/article'
import { exerciseSchema } from './schema/exercise'
import { guideSchema } from './schema/guide'
import { personSchema } from './schema/person'
import { planSchema } from './schema/plan'
import { redirectsSchema } from './schema/redirect'
import { searchSchema } from './schema/search'
import { siteSchema } from './schema/site'
import { testimonialsSchema } from './schema/testimonial'
import { topicsSchema } from './schema/topic'
import { validate } from './validate'

/** A place in a file whose lines are not known. */
const nowhere = { lineOf: () => undefined }

/** Reads every file of the content folder `root`, and checks each against its schema. Never throws. */
export function readContent(root: string): { library: Library; findings: Finding[] } {
  const folder = path.basename(path.resolve(root))
  const findings: Finding[] = []
  const named = (file: string) => ({
    file: path.posix.join(folder, file),
    name: path.parse(file).name,
  })
  const unreadable = (file: string) => ({
    ...named(file),
    ...nowhere,
    fields: {},
    writtenFields: [],
    complete: undefined,
  })

  function source<S>(file: string, parse: (text: string) => S): S | undefined {
    const read = readText(path.join(root, file))
    const place = { ...named(file), ...nowhere }
    if ('mistake' in read) findings.push({ place, ...read.mistake })
    else if (read.marked && !file.endsWith('.md'))
      findings.push({
        place,
        line: 1,
        message:
          'The file starts with a byte-order mark; save it with the encoding "UTF-8", not "UTF-8 with BOM".',
      })
    else return parse(read.text)
    return undefined
  }

  function held<T extends object>(
    file: string,
    read: Source,
    schema: z.ZodType<T>,
  ): ContentFile<T> {
    const validated = validate(named(file), read, schema)
    findings.push(...validated.findings)
    return validated.content
  }

  function json<T extends object>(file: string, schema: z.ZodType<T>): ContentFile<T> {
    const read = source(file, readJson)
    return read ? held(file, read, schema) : unreadable(file)
  }

  function markdown<T extends object>(file: string, schema: z.ZodType<T>): MarkdownFile<T> {
    const read = source(file, readMarkdown)
    const contentFile = read ? held(file, read, schema) : unreadable(file)
    return { ...contentFile, body: read?.body, bodyLine: read?.bodyLine ?? 1 }
  }

  const listing = listFolder(root)
  for (const { file, message } of listing.strays)
    findings.push({ place: { ...named(file), ...nowhere }, message })
  for (const file of listing.pictures) {
    const message = pictureFileMistake(path.join(root, file))
    if (message) findings.push({ place: { ...named(file), ...nowhere }, message })
  }
  const setting = <T extends object>(file: string, schema: z.ZodType<T>) =>
    listing.settings.includes(file) ? json(file, schema) : undefined

  const library: Library = {
    folder,
    articles: listing.articles.map((file) => markdown(file, articleSchema)),
    guides: listing.guides.map((file) => markdown(file, guideSchema)),
    plans: listing.plans.map((file) => json(file, planSchema)),
    exercises: listing.exercises.map((file) => json(file, exerciseSchema)),
    people: listing.people.map((file) => json(file, personSchema)),
    site: setting('site.json', siteSchema),
    testimonials: setting('testimonials.json', testimonialsSchema),
    redirects: setting('redirects.json', redirectsSchema),
    topics: setting('topics.json', topicsSchema),
    search: setting('search.json', searchSchema),
    pictures: new Set(listing.pictures.map((file) => named(file).file)),
  }
  return { library, findings }
}
