import type { ExerciseBasics, Program } from '../../../packages/progression/language/program'
import { kitOf } from '../../../src/plan/model/kits'

/** Kit of a program with one exercise per list of equipment. */
function kitFor(...needs: string[][]) {
  const library = new Map(
    needs.map((equipment, index) => [`${index}`, { equipment } as unknown as ExerciseBasics]),
  )
  const lines = needs.map((_, index) => ({ exercise: `${index}` }))
  return kitOf({ sessions: [{ lines }] } as unknown as Program, library)
}

test.each([
  [[[], ['chair'], ['backpack or dumbbell']], 'nothing'],
  [[['dumbbell or kettlebell'], ['bench or chair']], 'dumbbells'],
  [[['rack or rings'], ['pull-up bar']], 'bar or rings'],
  [[['dumbbell'], ['pull-up bar']], 'barbell and rack'],
  [[['barbell', 'rack'], ['bench']], 'barbell and rack'],
  [[['barbell'], ['cable station or machine']], 'gym machines'],
])('a plan that needs %j has the kit "%s"', (needs, kit) => {
  expect(kitFor(...needs)).toBe(kit)
})
