import fs from 'node:fs'
import path from 'node:path'
import { reservedExerciseIds, reservedSegments } from '../../lib/paths'
import { articleCategories, categories, levels } from '../../lib/vocabulary'
import type { Library } from '../library'
import { dayOf } from '../published'
import { readContent } from '../read'
import { didYouMean, either } from '../wording'
import { articleText } from './article'
import { exerciseFigure, exerciseText } from './exercise'
import { nameFromTitle } from './name-from-title'
import { planText } from './plan'

/** A new file, or the sentence that says why there is none. */
export type Created = { file: string } | { mistake: string }

/** Returns the known word that was given; throws the sentence for the author if there is none. */
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

/** A new file, another one beside it, and the names that are reserved for addresses of lists. */
interface NewFile {
  name: string
  text: string
  beside?: { name: string; text: string }
  reserved?: readonly string[]
}

function create(root: string, write: (library: Library) => NewFile): Created {
  try {
    const { library } = readContent(root)
    const { name, text, beside, reserved: names = reservedSegments } = write(library)
    const reserved = names.find((segment) => segment === path.parse(name).name)
    if (reserved)
      return {
        mistake: `The title would give the file name "${reserved}", which is part of a list's address; choose another title.`,
      }
    const file = path.join(root, name)
    // A site without exercises has no folder for them yet.
    // The flag 'wx' refuses to write over a file that is there: the error EEXIST below.
    if (beside && !fs.existsSync(path.dirname(file))) fs.mkdirSync(path.dirname(file))
    fs.writeFileSync(file, text, { flag: 'wx' })
    if (beside) fs.writeFileSync(path.join(root, beside.name), beside.text, { flag: 'wx' })
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

/** Returns the ids of a few exercises without equipment, whatever the plan itself will need. */
const startingExercises = ({ exercises }: Library) =>
  exercises
    .flatMap(({ complete }) => complete ?? [])
    .filter(({ equipment, measure }) => equipment.length === 0 && measure === 'reps')
    .slice(0, 3)
    .map(({ id }) => id)

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
    const text = planText({
      id,
      title,
      level,
      category,
      imageHost: imageHostOf(library),
      exercises: startingExercises(library),
    })
    return { name: `workouts/${id}.json`, text }
  })
}

/**
 * Writes a new exercise, a draft with the figure of a standing person, into the content folder
 * `root`.
 */
export function createExercise(root: string, options: { title?: string | undefined }): Created {
  return create(root, (library) => {
    const title = checkedTitle(options.title, library.exercises)
    const id = nameFromTitle(title, `exercise-${library.exercises.length + 1}`)
    return {
      name: `exercises/${id}.json`,
      text: exerciseText({ id, title }),
      beside: { name: `exercises/${id}.svg`, text: exerciseFigure() },
      reserved: reservedExerciseIds,
    }
  })
}
