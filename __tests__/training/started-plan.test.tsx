/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { removeCopy } from '../../src/offline/copies'
import { changeStartedPlan, recordStartedPlan } from '../../src/started/use-started-plans'
import type { TrainingInput } from '../../src/training/model/prescribe/training-input'
import { PlanOptions } from '../../src/training/session/plan-options'
import { SyncPlanStatus } from '../../src/training/session/sync-plan-status'
import type { TrainingPlan } from '../../src/training/training-plan'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))
jest.mock('../../src/offline/copies')
jest.mock('../../src/training/session/equipment-swaps', () => ({ EquipmentSwaps: () => null }))

// The visitor's timezone is UTC-5, regardless of the machine.
beforeEach(() => {
  for (const part of ['FullYear', 'Month', 'Date'] as const)
    jest.spyOn(Date.prototype, `get${part}`).mockImplementation(function (this: Date) {
      return new Date(this.getTime() - 5 * 3_600_000)[`getUTC${part}`]()
    })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const plan = { planId: 'plan', title: 'Plan', slots: [] } as unknown as TrainingPlan
const inputWith = (...sessions: object[]) =>
  ({
    sessions,
    state: { swaps: {}, skipped: {}, restarts: [] },
    now: new Date(),
  }) as unknown as TrainingInput

test('a plan stopped at 8 p.m. is dated that day, not the next', () => {
  recordStartedPlan({ plan: 'plan', title: 'Plan', name: 'Day A', week: 1, at: '2026-11-01' })
  changeStartedPlan('plan', { stopped: '2026-11-21T01:00:00.000Z' })
  render(<PlanOptions plan={plan} input={inputWith()} next={undefined} last={undefined} />)
  expect(screen.getByText(/^You stopped it on/)).toHaveTextContent('Nov 20.')
})

test.each([
  ['8 p.m. that day', '2026-11-21T01:00:00Z', 0],
  ['1 a.m. the next day', '2026-11-21T06:00:00Z', 1],
])(
  'the offline copy of a finished plan is removed from the next day on: %s',
  (_, now, removals) => {
    jest.useFakeTimers({ now: new Date(now) })
    jest.mocked(removeCopy).mockClear()
    const session = {
      plan: 'plan',
      finished: true,
      changed: '2026-11-20T12:00:00.000Z',
    }
    render(<SyncPlanStatus plan={plan} input={inputWith(session)} next={undefined} />)
    expect(removeCopy).toHaveBeenCalledTimes(removals)
  },
)
