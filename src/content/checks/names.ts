import { reservedExerciseIds, reservedSegments } from '../../lib/paths'
import { type Check, type ContentFile, type Finding, textsOf } from '../content-files'
import { joinWithOr } from '../messages/wording'

function nameFindings(
  place: Pick<ContentFile<object>, 'file' | 'lineOf' | 'name'>,
  field: 'slug' | 'id',
  value: string | undefined,
  ending: string,
  reserved: readonly string[] = reservedSegments,
): Finding[] {
  if (value === undefined) return []
  const finding = (message: string): Finding[] => [{ place, path: [field], message }]
  // Check this first: the message below must never suggest a reserved name.
  const reservedName = [value, place.name].find((name) => reserved.includes(name))
  if (reservedName !== undefined)
    return finding(
      `Found "${reservedName}"; list pages use ${joinWithOr(reserved)}, so rename the field and the file.`,
    )
  if (value === place.name) return []
  return finding(
    `Found "${value}" in the file ${place.name}${ending}; write "${place.name}", or rename the file to ${value}${ending}.`,
  )
}

/** Checks that a slug or id matches its file name, isn't reserved, and that a plan's id ends in its level. */
export const checkNames: Check = ({ files }) => [
  ...textsOf(files).flatMap((place) => nameFindings(place, 'slug', place.fields.slug, '.md')),
  ...files.plans.flatMap((place) => {
    const { id, level } = place.fields
    const findings: Finding[] = nameFindings(place, 'id', id, '.json')
    const ending = level && `-${level.toLowerCase()}`
    if (id && ending && !id.endsWith(ending))
      findings.push({
        place,
        path: ['id'],
        message: `Found "${id}" for the level ${level}; it must end in "${ending}", and so must the file name.`,
      })
    return findings
  }),
  ...files.people.flatMap((place) => nameFindings(place, 'id', place.fields.id, '.json', [])),
  ...files.exercises.flatMap((place) =>
    nameFindings(place, 'id', place.fields.id ?? place.name, '.json', reservedExerciseIds),
  ),
]
