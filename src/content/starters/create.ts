import fs from 'node:fs'
import path from 'node:path'
import { reservedSegments } from '../../lib/paths'
import { articleCategories, categories, levels } from '../../lib/vocabulary'
import type { Library } from '../library'
import { dayOf } from '../published'
import { readContent } from '../read'
import { didYouMean, either } from '../wording'
import { articleText } from './article'
import { nameFromTitle } from './name-from-title'
import { planText } from './plan'

/** A new file, or the sentence that says why there is none. */
export type Created = { file: string } | { mistake: string }

/** Which of the known words was given; throws the sentence for the author if none. */
function chosen<Word extends string>(
  option: string,
  given: string | undefined,
  known: readonly Word[],
): Word {
  const word = known.find((candidate) => candidate.toLowerCase() === given?.toLowerCase())
  if (word) return word
  if (given === undefined) throw new Error(`Add --${option} with one of ${either(known)}.`)
  throw new Error(`"${given}" is not a ${option}: use ${either(known)}${didYouMean(given, known)}`)
}

function checkedTitle(
  title: string | undefined,
  used: readonly { fields: { title?: string } }[],
): string {
  const clean = title?.trim().replace(/\s+/g, ' ')
  if (!clean) throw new Error('Give the title in double quotes, like "Sleep Before Squats".')
  if (clean.length > 150) throw new Error('The title is longer than 150 characters; shorten it.')
  const isUsed = used.some(({ fields }) => fields.title?.toLowerCase() === clean.toLowerCase())
  if (isUsed) throw new Error(`The title "${clean}" is used already; choose another.`)
  return clean
}

function create(
  root: string,
  write: (library: Library) => { name: string; text: string },
): Created {
  try {
    const { library } = readContent(root)
    const { name, text } = write(library)
    const reserved = reservedSegments.find((segment) => segment === path.parse(name).name)
    if (reserved)
      return {
        mistake: `The title gives the name "${reserved}", which lists have in their address; choose another.`,
      }
    const file = path.join(root, name)
    // 'wx': never writes over a file that is there.
    fs.writeFileSync(file, text, { flag: 'wx' })
    return { file }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST')
      return { mistake: 'A file of that name is there already; choose another title.' }
    return { mistake: code ? `The file cannot be written to ${root}; check the folder.` : message }
  }
}

const imageHostOf = ({ site }: Library) => site?.fields.imageHost ?? 'images.unsplash.com'

/** Writes a new article, a draft dated today, into the content folder `root`. */
export function createArticle(
  root: string,
  options: { title?: string | undefined; category?: string | undefined },
  now = new Date(),
): Created {
  return create(root, (library) => {
    const title = checkedTitle(options.title, library.articles)
    const category = chosen('category', options.category ?? 'Training', articleCategories)
    const id = String(
      1 + Math.max(0, ...library.articles.map(({ fields }) => Number(fields.id ?? 0))),
    )
    const slug = nameFromTitle(title, `article-${id}`)
    const text = articleText({
      id,
      title,
      slug,
      category,
      date: dayOf(now),
      imageHost: imageHostOf(library),
    })
    return { name: `articles/${slug}.md`, text }
  })
}

/** Writes a new plan, a draft, into the content folder `root`. */
export function createPlan(
  root: string,
  options: {
    title?: string | undefined
    level?: string | undefined
    category?: string | undefined
  },
): Created {
  return create(root, (library) => {
    const title = checkedTitle(options.title, library.plans)
    const level = chosen('level', options.level, levels)
    const category = chosen('category', options.category, categories)
    const ending = level.toLowerCase()
    const base = nameFromTitle(title, `plan-${library.plans.length + 1}`)
    const id = base.endsWith(`-${ending}`) ? base : `${base}-${ending}`
    const text = planText({ id, title, level, category, imageHost: imageHostOf(library) })
    return { name: `workouts/${id}.json`, text }
  })
}
