import path from 'node:path'
import { didYouMean, type FieldPath, type ReportPlace } from '../../../packages/content-validation'
import { type Check, textsOf } from '../content-files'
import { kinds } from '../kinds'
import { type Publication, unpublishedReason } from '../published'
import { writtenLinesOf } from './written-lines'

/** A file that references others or is referenced. */
interface NamedFile extends ReportPlace {
  name: string
  fields: Publication & { id?: string }
}

const folders = {
  article: 'articles',
  exercise: 'exercises',
  person: 'people',
  plan: 'workouts',
} as const
type Kind = keyof typeof folders

export const unknownExercise = (id: string, exerciseIds: readonly string[]) =>
  `There is no exercise "${id}"${didYouMean(id, exerciseIds, '; ids are the file names in the exercises folder.')}`

/** Checks that referenced ids exist, name another file, and are published in time. */
export const checkReferences: Check = ({ files, now }) => {
  const { articles, guides, plans, exercises, people } = files
  const candidatesOf: Record<Kind, readonly NamedFile[]> = {
    article: articles,
    exercise: exercises,
    person: people,
    plan: plans,
  }

  function referenceMistake(kind: Kind, id: string, place: NamedFile) {
    const candidates = candidatesOf[kind]
    const target = candidates.find(({ name }) => name === id)
    if (target === place) return `The ${kind} names itself; name another one, or none.`
    if (kind === 'exercise' && candidates.length === 0)
      return `Found "${id}", but there is no exercises folder.`
    if (!target) {
      const otherwise = `; ids are the file names in ${files.folder}/${path.dirname(kinds[kind].files)}.`
      const knownIds = candidates.map(({ name }) => name)
      return `There is no ${kind} "${id}"${didYouMean(id, knownIds, otherwise)}`
    }
    const reason = unpublishedReason(target.fields, place.fields, now)
    return reason && `The ${kind} "${id}" ${reason}; publish it first, or remove this until then.`
  }

  function checkId(kind: Kind, place: NamedFile, path: FieldPath, id: string | undefined) {
    place.report(path, id !== undefined && referenceMistake(kind, id, place))
  }
  function checkIds(kind: Kind, place: NamedFile, field: string, ids: readonly string[] = []) {
    for (const [index, id] of ids.entries()) checkId(kind, place, [field, index], id)
  }

  for (const place of articles) checkId('article', place, ['next'], place.fields.next)
  for (const place of guides) checkIds('article', place, 'articles', place.fields.articles)
  for (const place of textsOf(files)) {
    const { writtenBy, reviewedBy, relatedWorkout, exercises: ids = [] } = place.fields
    checkId('person', place, ['writtenBy'], writtenBy)
    checkId('person', place, ['reviewedBy'], reviewedBy)
    checkId('plan', place, ['relatedWorkout', 'id'], relatedWorkout?.id)
    const title = plans.find(({ name }) => name === relatedWorkout?.id)?.fields.title
    if (title && title !== relatedWorkout?.title)
      place.report(
        ['relatedWorkout', 'title'],
        `Found "${relatedWorkout?.title}"; write "${title}", the title of the plan ${relatedWorkout?.id}.`,
      )
    if (exercises.length > 0) checkIds('exercise', place, 'exercises', ids)
    for (const [index, id] of ids.entries())
      if (ids.indexOf(id) < index)
        place.report(['exercises', index], `"${id}" is listed twice; delete one.`)
  }
  for (const place of plans) {
    checkIds('plan', place, 'before', place.fields.before)
    checkIds('plan', place, 'next', place.fields.next)
    for (const { line, path } of writtenLinesOf(place)) {
      checkId('exercise', place, [...path, 'exercise'], line.exercise)
      checkId('exercise', place, [...path, 'lift'], line.lift)
    }
  }
  for (const place of exercises)
    for (const field of ['easier', 'harder', 'instead'] as const)
      checkIds('exercise', place, field, place.fields[field])
}
