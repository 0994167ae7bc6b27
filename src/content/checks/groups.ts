import type { ContentFile, FieldPath } from '../../../packages/content-validation'
import type { WrittenSession } from '../../../packages/progression'
import type { Plan } from '../schema/plan'

/**
 * Checks that a session's groups have two or more adjacent members with the same rounds.
 * `path` leads to the session in the plan's file.
 */
export function checkGroups(
  place: ContentFile<Plan>,
  { exercises, name }: WrittenSession,
  path: FieldPath,
) {
  for (const group of new Set(exercises.flatMap(({ group }) => group ?? []))) {
    const first = exercises.findIndex((line) => line.group === group)
    const last = exercises.findLastIndex((line) => line.group === group)
    const members = exercises.slice(first, last + 1)
    const rounds = new Set(members.map(({ sets, weeks }) => JSON.stringify([sets, weeks])))
    const reportGroup = (message: string) =>
      place.report([...path, 'exercises', first, 'group'], message)
    if (first === last)
      reportGroup(
        `The group ${group} of "${name}" has one exercise; a superset or circuit has two or more with the same letter.`,
      )
    else if (members.some((line) => line.group !== group))
      reportGroup(
        `The exercises of group ${group} are not next to each other; move them together, or give the others another letter.`,
      )
    else if (rounds.size > 1)
      reportGroup(
        `The exercises of group ${group} differ in sets or weeks; sets are the group's rounds, so give all the same.`,
      )
  }
}
