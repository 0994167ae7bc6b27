import {
  type Check,
  type CheckInput,
  type ContentFiles,
  type Finding,
  findingAt,
  type Place,
  type TextFile,
  textsOf,
} from '../content-files'
import type { FieldPath } from '../messages/field-path'
import { didYouMean } from '../messages/wording'
import { type Publication, unpublishedReason } from '../published'
import { writtenLinesOf } from './written-lines'

/** A file that references others or is referenced. */
interface NamedFile extends Place {
  name: string
  fields: Publication
}

/** The list of files of each kind. */
const fileLists = {
  article: 'articles',
  exercise: 'exercises',
  person: 'people',
  plan: 'plans',
} as const
type Kind = keyof typeof fileLists

/** Checks that referenced ids exist, name another file, and are published in time. */
export const checkReferences: Check = (input) => {
  const { articles, guides, plans, exercises } = input.files
  const referencesTo = (
    kind: Kind,
    place: NamedFile,
    path: FieldPath,
    ids: string | readonly string[] | undefined,
  ) =>
    typeof ids === 'string'
      ? referenceFindings(kind, ids, place, path, input)
      : (ids ?? []).flatMap((id, index) =>
          referenceFindings(kind, id, place, [...path, index], input),
        )
  return [
    ...articles.flatMap((place) => referencesTo('article', place, ['next'], place.fields.next)),
    ...guides.flatMap((place) =>
      referencesTo('article', place, ['articles'], place.fields.articles),
    ),
    ...textsOf(input.files).flatMap((place) => {
      const { writtenBy, reviewedBy, relatedWorkout, exercises: ids = [] } = place.fields
      return [
        ...referencesTo('person', place, ['writtenBy'], writtenBy),
        ...referencesTo('person', place, ['reviewedBy'], reviewedBy),
        ...referencesTo('plan', place, ['relatedWorkout', 'id'], relatedWorkout?.id),
        ...titleFindings(place, input.files),
        ...referencesTo('exercise', place, ['exercises'], exercises.length > 0 ? ids : []),
        ...ids.flatMap((id, index) =>
          ids.indexOf(id) < index
            ? findingAt(place, ['exercises', index], `"${id}" is listed twice; delete one.`)
            : [],
        ),
      ]
    }),
    ...plans.flatMap((place) => [
      ...referencesTo('plan', place, ['before'], place.fields.before),
      ...referencesTo('plan', place, ['next'], place.fields.next),
      ...writtenLinesOf(place).flatMap(({ line, path }) =>
        (['exercise', 'lift'] as const).flatMap((field) =>
          referencesTo('exercise', place, [...path, field], line[field]),
        ),
      ),
    ]),
    ...exercises.flatMap((place) =>
      (['easier', 'harder', 'instead'] as const).flatMap((field) =>
        referencesTo('exercise', place, [field], place.fields[field]),
      ),
    ),
  ]
}

function referenceFindings(
  kind: Kind,
  id: string,
  place: NamedFile,
  path: FieldPath,
  { files, now }: CheckInput,
): Finding[] {
  const candidates = files[fileLists[kind]] as readonly NamedFile[]
  const finding = (message: string) => findingAt(place, path, message)
  const target = candidates.find(({ name }) => name === id)
  if (target === place) return finding(`The ${kind} names itself; name another one, or none.`)
  if (kind === 'exercise' && candidates.length === 0)
    return finding(`Found "${id}", but there is no exercises folder.`)
  if (!target) {
    const folder = kind === 'plan' ? 'workouts' : fileLists[kind]
    const otherwise = `; ids are the file names in ${files.folder}/${folder}.`
    const knownIds = candidates.map(({ name }) => name)
    return finding(`There is no ${kind} "${id}"${didYouMean(id, knownIds, otherwise)}`)
  }
  const reason = unpublishedReason(target.fields, place.fields, now)
  return reason
    ? finding(`The ${kind} "${id}" ${reason}; publish it first, or remove this until then.`)
    : []
}

function titleFindings(place: TextFile, { plans }: ContentFiles): Finding[] {
  const { id, title } = place.fields.relatedWorkout ?? {}
  const planTitle = plans.find(({ name }) => name === id)?.fields.title
  if (planTitle === undefined || planTitle === title) return []
  const message = `Found "${title}"; write "${planTitle}", the title of the plan ${id}.`
  return findingAt(place, ['relatedWorkout', 'title'], message)
}
