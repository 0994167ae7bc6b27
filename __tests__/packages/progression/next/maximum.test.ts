import { currentMax } from '../../../../packages/progression/next/maximum'
import { emptyState } from '../../../../packages/progression/record/plan-state'
import { planOf, rules, trainee } from '../../../training/model/train-by-hand'

test('the current best is the latest one, entered or tested', () => {
  const { does, sessions } = trainee(planOf({ test: true }, rules.double))
  does(110, [1])
  const entered = (at: string) => ({ press: { load: 100, unit: 'kg' as const, reps: 1, at } })
  const best = (at: string) =>
    currentMax('press', { ...emptyState('plan'), maxima: entered(at) }, sessions)
  expect(best('2025-12-01T00:00:00Z')).toMatchObject({ load: 110, reps: 1 })
  expect(best('2026-12-01T00:00:00Z')).toMatchObject({ load: 100 })
})

test('the best set of a test is the heaviest in any unit', () => {
  const { logs, sessions } = trainee(planOf({ test: true }, rules.double))
  logs([
    { load: 100, unit: 'kg', amount: 1 },
    { load: 176, unit: 'lb', amount: 1 },
  ])
  // 176 lb are 80 kg.
  expect(currentMax('press', emptyState('plan'), sessions)).toMatchObject({ load: 100, unit: 'kg' })
})
