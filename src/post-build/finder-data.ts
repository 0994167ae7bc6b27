import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { exerciseFacts } from '../content/derive/exercise-facts'
import type { PublishedContent } from '../content/published-content'
import type { BuiltSite } from '../documents/built-site'
import { type FinderData, finderPlan } from '../finder/model/finder-plan'
import { finderDataPath } from '../lib/paths'
import { candidatesFor, levelRank } from '../plan/model/replacements'

/** The finder's data on plans with sessions and on all exercises. */
export function finderData({
  plans,
  exercises,
}: Pick<PublishedContent, 'plans' | 'exercises'>): FinderData {
  const library = new Map(exercises.map((exercise) => [exercise.id, exerciseFacts(exercise)]))
  return {
    plans: plans.flatMap((plan) => (plan.program ? finderPlan(plan, plan.program, library) : [])),
    exercises: Object.fromEntries(
      exercises.map(({ id, title, level, equipment, hardOn = [] }) => [
        id,
        {
          title,
          ...(levelRank({ level }) > 0 && { rank: levelRank({ level }) }),
          equipment,
          hardOn,
          instead: candidatesFor(id, library),
        },
      ]),
    ),
  }
}

/** Writes the data that the finder fetches with the first answers. */
export const writeFinderData = (site: BuiltSite) =>
  writeFile(path.join(site.publicFolder, finderDataPath), JSON.stringify(finderData(site)))
