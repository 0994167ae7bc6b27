import { planPath } from '../../lib/paths'
import { type Check, type Finding, textsOf } from '../library'
import { notYetOut } from '../published'
import { didYouMean } from '../wording'

/**
 * Checks that the related plan of an article or guide exists, has the title given, and is published when
 * that is.
 */
export const checkRelatedPlans: Check = ({ library, pages, now }) => {
  const titles = new Map(library.plans.map(({ name, fields }) => [name, fields.title]))
  return textsOf(library).flatMap((place): Finding[] => {
    const related = place.fields.relatedWorkout
    if (!related) return []
    const plan = pages.get(planPath(related.id))
    if (!plan || !titles.has(related.id)) {
      const otherwise = `; ids are the file names in ${library.folder}/workouts.`
      const message = `There is no plan "${related.id}"${didYouMean(related.id, [...titles.keys()], otherwise)}`
      return [{ place, path: ['relatedWorkout', 'id'], message }]
    }
    const findings: Finding[] = []
    const title = titles.get(related.id)
    if (title !== undefined && title !== related.title)
      findings.push({
        place,
        path: ['relatedWorkout', 'title'],
        message: `Found "${related.title}", but the plan ${related.id} is called "${title}"; write that.`,
      })
    const why = notYetOut(plan, place.fields, now)
    if (why)
      findings.push({
        place,
        path: ['relatedWorkout', 'id'],
        message: `The plan "${related.id}" ${why}; publish it first, choose another, or make this file a draft too.`,
      })
    return findings
  })
}
