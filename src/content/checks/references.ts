import type { FieldPath } from '../field-path'
import {
  type Check,
  type CheckInput,
  type Finding,
  findingAt,
  type Library,
  type Place,
  type TextFile,
  textsOf,
} from '../library'
import { notYetOut, type Publication } from '../published'
import { didYouMean } from '../wording'

/** A file that others name, or that names them. */
interface Named extends Place {
  name: string
  fields: Publication
}

/** The lists in which each kind of file is. */
const lists = {
  article: 'articles',
  exercise: 'exercises',
  person: 'people',
  plan: 'plans',
} as const
type Kind = keyof typeof lists

/** Checks that what files name by its id exists, is another file, and is published when they are. */
export const checkReferences: Check = (input) => {
  const { articles, guides, plans, exercises } = input.library
  const named = (
    kind: Kind,
    place: Named,
    path: FieldPath,
    ids: string | readonly string[] | undefined,
  ) =>
    typeof ids === 'string'
      ? reference(kind, ids, place, path, input)
      : (ids ?? []).flatMap((id, index) => reference(kind, id, place, [...path, index], input))
  return [
    ...articles.flatMap((place) => named('article', place, ['next'], place.fields.next)),
    ...guides.flatMap((place) => named('article', place, ['articles'], place.fields.articles)),
    ...textsOf(input.library).flatMap((place) => {
      const { writtenBy, reviewedBy, relatedWorkout, exercises: ids = [] } = place.fields
      return [
        ...named('person', place, ['writtenBy'], writtenBy),
        ...named('person', place, ['reviewedBy'], reviewedBy),
        ...named('plan', place, ['relatedWorkout', 'id'], relatedWorkout?.id),
        ...titleFindings(place, input.library),
        ...named('exercise', place, ['exercises'], exercises.length > 0 ? ids : []),
        ...ids.flatMap((id, index) =>
          ids.indexOf(id) < index
            ? findingAt(place, ['exercises', index], `"${id}" is there already; delete this one.`)
            : [],
        ),
      ]
    }),
    ...plans.flatMap((place) => [
      ...named('plan', place, ['before'], place.fields.before),
      ...named('plan', place, ['next'], place.fields.next),
      ...(place.fields.sessions ?? []).flatMap((session, at) =>
        session.exercises.flatMap(({ exercise, lift }, index) => {
          const path = ['sessions', at, 'exercises', index]
          return [
            ...named('exercise', place, [...path, 'exercise'], exercise),
            ...named('exercise', place, [...path, 'lift'], lift),
          ]
        }),
      ),
    ]),
    ...exercises.flatMap((place) =>
      (['easier', 'harder', 'instead'] as const).flatMap((field) =>
        named('exercise', place, [field], place.fields[field]),
      ),
    ),
  ]
}

function reference(
  kind: Kind,
  id: string,
  place: Named,
  path: FieldPath,
  { library, now }: CheckInput,
): Finding[] {
  const files = library[lists[kind]] as readonly Named[]
  const finding = (message: string) => findingAt(place, path, message)
  const target = files.find(({ name }) => name === id)
  if (target === place) return finding(`It cannot name itself; name another ${kind}, or none.`)
  if (kind === 'exercise' && files.length === 0)
    return finding(`Found "${id}", but there is no folder exercises with what it names.`)
  if (!target) {
    const folder = kind === 'plan' ? 'workouts' : lists[kind]
    const otherwise = `; ids are the file names in ${library.folder}/${folder}.`
    const known = files.map(({ name }) => name)
    return finding(`There is no ${kind} "${id}"${didYouMean(id, known, otherwise)}`)
  }
  const why = notYetOut(target.fields, place.fields, now)
  return why
    ? finding(`The ${kind} "${id}" ${why}; publish it first, or leave this out until then.`)
    : []
}

function titleFindings(place: TextFile, { plans }: Library): Finding[] {
  const { id, title } = place.fields.relatedWorkout ?? {}
  const own = plans.find(({ name }) => name === id)?.fields.title
  if (own === undefined || own === title) return []
  const message = `Found "${title}", but the plan ${id} is called "${own}"; write that.`
  return findingAt(place, ['relatedWorkout', 'title'], message)
}
