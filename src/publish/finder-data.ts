import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { exerciseFacts } from '../content/exercise-facts'
import type { PublishedContent } from '../content/published-content'
import type { BuiltSite } from '../documents/built-site'
import { type FinderData, planFacts } from '../finder/model/plan-facts'
import { finderDataPath } from '../lib/paths'
import { libraryOf } from '../plan/model/program'

/** Returns everything the finder decides by: the facts of plans with sessions, and of all exercises. */
function finderData({
  plans,
  exercises,
}: Pick<PublishedContent, 'plans' | 'exercises'>): FinderData {
  const library = libraryOf(exercises.map(exerciseFacts))
  const known = new Set(exercises.map(({ id }) => id))
  return {
    plans: plans.flatMap((plan) => (plan.program ? planFacts(plan, plan.program, library) : [])),
    exercises: Object.fromEntries(
      exercises.map(({ id, title, equipment, hardOn = [], easier, instead }) => [
        id,
        {
          title,
          needs: equipment,
          hardOn,
          instead: [...easier, ...instead].filter((other) => known.has(other)),
        },
      ]),
    ),
  }
}

/** Writes the data that the finder fetches with the first answers. */
export const writeFinderData = (site: BuiltSite) =>
  writeFile(path.join(site.publicFolder, finderDataPath), JSON.stringify(finderData(site)))
