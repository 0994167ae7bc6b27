import { type Check, type Finding, type Place, textsOf } from '../library'

/** Returns findings for values of one field that are given twice, ignoring capitals and spaces. */
function repeated<F extends string>(
  places: readonly (Place & { fields: { [field in F]?: string } })[],
  field: F,
): Finding[] {
  const firsts = new Map<string, Place>()
  return places.flatMap((place) => {
    const value: string | undefined = place.fields[field]
    if (value === undefined) return []
    const key = value.toLowerCase().replace(/\s+/g, ' ')
    const first = firsts.get(key)
    if (!first) {
      firsts.set(key, place)
      return []
    }
    const message = `Found "${value}", which ${first.file} has already; each ${field} is used once, so change one of the two.`
    return [{ place, path: [field], message }]
  })
}

/**
 * Checks that ids, slugs and titles are used once among articles and guides, and ids and titles once among
 * plans.
 */
export const checkUnique: Check = ({ library }) => [
  ...repeated(library.articles, 'id'),
  ...repeated(textsOf(library), 'slug'),
  ...repeated(textsOf(library), 'title'),
  ...repeated(library.plans, 'id'),
  ...repeated(library.plans, 'title'),
]
