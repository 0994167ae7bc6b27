import { joinWithOr, type ReportPlace } from '../../../packages/content-validation'
import { reservedExerciseIds, reservedSegments } from '../../lib/paths'
import { type Check, textsOf } from '../content-files'

interface NamedFile extends ReportPlace {
  name: string
  fields: { id?: string; slug?: string; title?: string }
}
type Field = keyof NamedFile['fields']

function checkName(place: NamedFile, field: Field, ending: string, reserved: readonly string[]) {
  const { name, fields } = place
  const value = fields[field] ?? name
  // Check this first: the message below must never suggest a reserved name.
  const reservedName = [value, name].find((word) => reserved.includes(word))
  if (reservedName !== undefined)
    place.report(
      [field],
      `Found "${reservedName}"; list pages use ${joinWithOr(reserved)}, so rename the field and the file.`,
    )
  else if (value !== name)
    place.report(
      [field],
      `Found "${value}" in the file ${name}${ending}; write "${name}", or rename the file to ${value}${ending}.`,
    )
}

/** Reports repeated values of a field, ignoring case and spacing. */
function checkUnique(places: readonly NamedFile[], field: Field) {
  const firsts = new Map<string, string>()
  // A file whose name and field agree was first; a copy still has the field of its original.
  const isCopy = ({ name, fields }: NamedFile) => name !== (fields.slug ?? fields.id ?? name)
  const inOrder = [...places.filter((place) => !isCopy(place)), ...places.filter(isCopy)]
  for (const place of inOrder) {
    const value = place.fields[field]
    if (value === undefined) continue
    const key = value.toLowerCase().replace(/\s+/g, ' ')
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, place.file)
    else
      place.report(
        [field],
        `Found "${value}", already in ${first}; each ${field} must be unique, so change one of the two.`,
      )
  }
}

/**
 * Checks that a slug or id matches its file name and isn't reserved, that a plan's id ends in its level, and that
 * ids, slugs and titles are unique.
 */
export const checkNames: Check = ({ files }) => {
  const { articles, plans, people, exercises } = files
  const texts = textsOf(files)
  for (const place of texts) checkName(place, 'slug', '.md', reservedSegments)
  for (const place of people) checkName(place, 'id', '.json', [])
  for (const place of exercises) checkName(place, 'id', '.json', reservedExerciseIds)
  for (const place of plans) {
    checkName(place, 'id', '.json', reservedSegments)
    const { id, level } = place.fields
    const ending = `-${level?.toLowerCase()}`
    if (id && level && !id.endsWith(ending))
      place.report(
        ['id'],
        `Found "${id}" for the level ${level}; it must end in "${ending}", and so must the file name.`,
      )
  }
  checkUnique(articles, 'id')
  checkUnique(texts, 'slug')
  checkUnique(texts, 'title')
  checkUnique(plans, 'id')
  checkUnique(plans, 'title')
  checkUnique(exercises, 'title')
}
