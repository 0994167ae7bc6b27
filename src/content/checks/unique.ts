import { type Check, type Finding, type Place, textsOf } from '../content-files'

/** Flags repeated values of a field, ignoring case and spacing. */
function repeatedValues<F extends string>(
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
    const message = `Found "${value}", already in ${first.file}; each ${field} must be unique, so change one of the two.`
    return [{ place, path: [field], message }]
  })
}

/** Checks that ids, slugs and titles are unique among articles and guides, and ids and titles among plans. */
export const checkUnique: Check = ({ files }) => [
  ...repeatedValues(files.articles, 'id'),
  ...repeatedValues(textsOf(files), 'slug'),
  ...repeatedValues(textsOf(files), 'title'),
  ...repeatedValues(files.plans, 'id'),
  ...repeatedValues(files.plans, 'title'),
]
