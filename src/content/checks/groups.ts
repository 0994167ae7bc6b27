import { type ContentFile, type Finding, findingAt } from '../content-files'
import type { Plan } from '../schema/plan'
import type { WrittenSession } from '../schema/program'

/**
 * Checks that a session's groups have two or more adjacent members with the same rounds.
 * `path` leads to the session in the plan's file.
 */
export function groupFindings(
  place: ContentFile<Plan>,
  { exercises, name }: WrittenSession,
  path: (string | number)[],
) {
  const groups = [...new Set(exercises.flatMap(({ group }) => group ?? []))]
  return groups.flatMap((group): Finding[] => {
    const indexes = exercises.flatMap((line, index) => (line.group === group ? index : []))
    const [first = 0] = indexes
    const members = indexes.map((index) => exercises[index])
    const finding = (message: string) =>
      findingAt(place, [...path, 'exercises', first, 'group'], message)
    if (indexes.length === 1)
      return finding(
        `The group ${group} of "${name}" has one exercise; a superset or circuit has two or more with the same letter.`,
      )
    if (indexes.some((index, position) => index !== first + position))
      return finding(
        `The exercises of group ${group} are not next to each other; move them together, or give the others another letter.`,
      )
    const rounds = new Set(members.map((line) => JSON.stringify([line?.sets, line?.weeks])))
    if (rounds.size > 1)
      return finding(
        `The exercises of group ${group} differ in sets or weeks; sets are the group's rounds, so give all the same.`,
      )
    return []
  })
}
