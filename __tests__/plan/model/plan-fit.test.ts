import { planFit } from '../../../src/plan/model/plan-fit'
import { parseProgression } from '../../../src/plan/model/progression'
import { exercise, libraryWith, line } from '../../support/fixtures/replaceable'

test('without the equipment for a rung, the ladder ends before it', () => {
  const library = libraryWith(exercise('push-up'), exercise('ring dip', { equipment: ['rings'] }))
  const ladder = [{ as: 'hands high' }, { exercise: 'ring dip' }]
  const session = {
    name: 'Push',
    days: [['Monday']],
    weeks: [1],
    lines: [line('push-up', { ladder })],
  }
  const program = { deloads: [], tests: [], progression: parseProgression({}), sessions: [session] }
  expect(planFit(program, 1, library).without).toEqual([
    {
      gear: 'rings',
      changes: [],
      rungs: [
        {
          exercise: { id: 'ring dip', title: 'Ring dip' },
          after: { id: 'push-up', title: 'Push-up' },
        },
      ],
    },
  ])
})
