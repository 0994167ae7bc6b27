import { act, render, screen, waitFor } from '@testing-library/react'
import { emptyState } from '../../packages/progression/record/plan-state'
import { findCopy, removeCopy, saveOfflineCopy, saveOnVisit } from '../../src/offline/copies'
import { changeStartedPlan, recordStartedPlan } from '../../src/started-plans/use-started-plans'
import { OfflineCopy } from '../../src/training/session/offline-copy'
import { PlanOptions } from '../../src/training/session/plan-options'
import { SyncPlanStatus } from '../../src/training/session/sync-plan-status'
import { openSession } from './model/open-session'
import { exercises, pageOf, planOf, rules } from './model/train-by-hand'
import { button, tap, user } from './train-page'

jest.mock('../../src/offline/copies')
jest.mock('../../src/components/toast', () => jest.requireActual('./fakes'))
jest.mock('../../src/training/session/equipment-swaps', () => ({ EquipmentSwaps: () => null }))

// The visitor's timezone is UTC-5, regardless of the machine.
beforeEach(() => {
  for (const part of ['FullYear', 'Month', 'Date'] as const)
    jest.spyOn(Date.prototype, `get${part}`).mockImplementation(function (this: Date) {
      return new Date(this.getTime() - 5 * 3_600_000)[`getUTC${part}`]()
    })
  recordStartedPlan({ plan: 'plan', title: 'Plan', name: 'A', week: 1, at: '2026-11-01' })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const program = planOf({}, rules.double)
const plan = pageOf(program, 8)
const given = { program, exercises, state: emptyState('plan'), unit: 'kg', bar: 20 } as const
const input = () => ({ ...given, sessions: [], now: new Date() })

const copy = { title: 'Plan', plan: 'plan', version: 'one', bytes: 9, files: [], at: '2026-11-01' }

test('stopping a plan removes its offline copy and does not save it again', async () => {
  jest.mocked(findCopy).mockResolvedValue(copy)
  render(
    <PlanOptions plan={plan} input={input()} slot={undefined} next={undefined} last={undefined} />,
  )
  await screen.findByText('Works offline.')
  await act(async () => {})
  jest.mocked(saveOnVisit).mockClear()
  await user.click(screen.getByText('Stop This Plan'))
  await user.click(button('Stop It'))
  expect(await screen.findByText(/^You stopped it on/)).toBeVisible()
  expect(removeCopy).toHaveBeenCalledWith('plan')
  expect(saveOnVisit).not.toHaveBeenCalled()
})

test('a correction of an old session does not resume a stopped plan', () => {
  const stopped = '2026-11-21T12:00:00.000Z'
  changeStartedPlan('plan', { stopped })
  const [finished, changed] = ['2026-11-20T12:00:00.000Z', '2026-11-25T12:00:00.000Z']
  const session = { ...openSession(), finished, changed }
  render(
    <SyncPlanStatus
      plan={plan}
      input={{ ...input(), sessions: [session] }}
      next={{ name: 'A', week: 1 }}
    />,
  )
  expect(localStorage.getItem('begun-plans')).toContain(stopped)
})

test('a copy that the visitor removes is not saved again by the next visit', async () => {
  changeStartedPlan('plan', { stopped: undefined })
  jest.mocked(findCopy).mockResolvedValueOnce(copy)
  const show = () =>
    render(
      <PlanOptions
        plan={plan}
        input={input()}
        slot={undefined}
        next={undefined}
        last={undefined}
      />,
    )
  const { unmount } = show()
  await tap('Remove Copy')
  unmount()
  jest.mocked(findCopy).mockResolvedValue(undefined)
  jest.mocked(saveOnVisit).mockClear()
  show()
  await waitFor(() => expect(button('Save for Offline')).toHaveAttribute('aria-busy', 'false'))
  expect(saveOnVisit).not.toHaveBeenCalled()
})

test.each([
  ['full', /its storage is full/],
  ['refused', /^\s*Your browser blocks saving pages/],
] as const)('a copy that cannot be saved says so until it is: %s', async (failure, text) => {
  jest.mocked(findCopy).mockResolvedValue(undefined)
  jest.mocked(saveOfflineCopy).mockResolvedValueOnce(failure).mockResolvedValueOnce(undefined)
  render(<OfflineCopy plan="plan" isWanted={false} />)
  await act(async () => {})
  await tap('Save for Offline')
  expect(await screen.findByText(text)).toBeVisible()
  await tap('Save for Offline')
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
})

test('a plan stopped at 8 p.m. is dated that day, not the next', () => {
  changeStartedPlan('plan', { stopped: '2026-11-21T01:00:00.000Z' })
  render(
    <PlanOptions plan={plan} input={input()} slot={undefined} next={undefined} last={undefined} />,
  )
  expect(screen.getByText(/^You stopped it on/)).toHaveTextContent('Nov 20.')
})

test.each([
  ['8 p.m. that day', '2026-11-21T01:00:00Z', 0],
  ['1 a.m. the next day', '2026-11-21T06:00:00Z', 1],
])('the offline copy of a finished plan goes from the next day on: %s', (_, now, removals) => {
  jest.useFakeTimers({ now: new Date(now) })
  jest.mocked(removeCopy).mockClear()
  const session = { ...openSession(), changed: '2026-11-20T12:00:00.000Z' }
  render(
    <SyncPlanStatus plan={plan} input={{ ...input(), sessions: [session] }} next={undefined} />,
  )
  expect(removeCopy).toHaveBeenCalledTimes(removals)
})
