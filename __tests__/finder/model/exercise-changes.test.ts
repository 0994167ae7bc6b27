import { piecesOf } from '../../../packages/progression'
import { contentOf } from '../../../src/content/content'
import { exerciseFacts } from '../../../src/content/derive/exercise-facts'
import { publishedContent } from '../../../src/content/published-content'
import { readContent } from '../../../src/content/read-content'
import { changesFor } from '../../../src/finder/model/exercise-changes'
import { limitations } from '../../../src/lib/vocabulary'
import { gearOf } from '../../../src/plan/model/gear'
import { exercisesOf, replacementsWithout } from '../../../src/plan/model/replacements'
import { finderData } from '../../../src/post-build/finder-data'
import { FROZEN } from '../../support/variants/content-folder'

const { exercises, plans } = publishedContent(contentOf(readContent(FROZEN)), true)
const library = new Map(exercises.map((exercise) => [exercise.id, exerciseFacts(exercise)]))
const data = finderData({ plans, exercises })

test.each(data.plans.map((plan) => [plan.title, plan] as const))(
  'the finder and training name the same replacements: %s',
  (_, facts) => {
    const program = plans.find(({ planId }) => planId === facts.planId)?.program
    if (!program) throw new Error('The finder knows a plan without sessions.')
    const gear = gearOf(exercisesOf(program, library))
    for (const missing of gear) {
      const equipment = gear
        .filter((one) => one !== missing)
        .flatMap((one) => piecesOf(one)[0] ?? [])
      const changes = new Map(
        changesFor(facts, { equipment, limitations: [] }, data).map((change) => [
          change.title,
          change.instead?.title,
        ]),
      )
      for (const { exercise, by } of replacementsWithout([missing], program, library)) {
        expect(changes.has(exercise.title)).toBe(true)
        if (by)
          expect([exercise.title, changes.get(exercise.title)]).toEqual([exercise.title, by.title])
      }
    }
    for (const spared of limitations)
      expect(
        replacementsWithout([], program, library, [], [spared]).map(({ exercise, by }) => [
          exercise.title,
          by?.title,
        ]),
      ).toEqual(
        changesFor(facts, { limitations: [spared] }, data).map(({ title, instead }) => [
          title,
          instead?.title,
        ]),
      )
  },
)
