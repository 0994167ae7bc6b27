import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Entry, SessionLog } from '../../../packages/progression/record/log'
import { emptyState } from '../../../packages/progression/record/plan-state'
import { LogView } from '../../../src/training/log/log-views'
import { currentTraining, publish, useTraining } from '../../../src/training/storage/store'
import { dispatch } from '../../../src/training/storage/writer'
import { useView } from '../../../src/training/use-view'
import '../fake-browser'
import { done, open as openLog, PRESS } from '../model/open-session'
import { exercises, pageOf, planOf, rules } from '../model/train-by-hand'
import { back } from '../train-page'

const user = userEvent.setup({ delay: null })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** A session with two sets of the press, on January 5, 2026. */
function pressed(id: string, date = '2026-01-05'): SessionLog {
  const { do: move, session } = openLog()
  move(done(PRESS, 0), done(PRESS, 1), { type: 'finished' })
  return { ...session(), id, date }
}

const program = planOf({}, rules.double)
const plan = pageOf(program, 2)
function Past() {
  const [view, showView] = useView()
  const page = typeof view === 'object' && 'tab' in view ? view : ({ tab: 'past' } as const)
  const sessions = [...useTraining('plan').sessions.values()]
  const input = { program, exercises, unit: 'kg', bar: 20, now: new Date(2026, 0, 20) } as const
  return (
    <LogView
      page={page}
      plan={plan}
      input={{ ...input, sessions, state: emptyState('plan') }}
      onView={showView}
    />
  )
}

async function show(...sessions: SessionLog[]) {
  await dispatch({ type: 'erase', plan: 'plan' })
  publish({ wholeLog: 'read' })
  await dispatch({ type: 'put', at: '2026-01-05T20:00:00.000Z', sessions })
  render(<Past />)
}
const stored = (id: string) => currentTraining().sessions.get(id)

afterEach(() => window.history.replaceState(null, ''))
beforeAll(() => {
  window.scrollTo = () => {}
})

test('a past session opens from its date, and undo reverts a correction', async () => {
  await show(pressed('one'))
  await user.click(button('January 5, 2026: A'))
  const weight = screen.getByRole('textbox', { name: 'press, set 1: weight in kg' })
  await user.clear(weight)
  await user.type(weight, '62,5{Enter}')
  expect(stored('one')?.entries[0]?.sets[0]?.load).toBe(62.5)
  expect(screen.getByText('Changed: the weight of press, set 1 (Mon, Jan 5, 2026)')).toBeVisible()
  await user.click(button('Undo'))
  expect(stored('one')?.entries[0]?.sets[0]?.load).toBe(60)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
})

test('a set without an amount asks for it, and a substitute says why it was chosen', async () => {
  const session = pressed('one')
  const [press, ...others] = session.entries as [Entry]
  const sets = [...press.sets.slice(0, 2), { load: 60, unit: 'kg' as const }]
  const swapped = { ...press, sets, planned: 'push-up', why: 'pain' } as const
  await show({ ...session, entries: [swapped, ...others] })
  await user.click(button('January 5, 2026: A'))
  const card = screen.getByRole('region', { name: 'press' })
  expect(within(card).getByText('In place of push-up: it hurt.')).toBeVisible()
  await user.click(button('press, set 3: done'))
  expect(screen.getByText('Enter the reps first.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'press, set 3: reps' })).toHaveFocus()
  await user.keyboard('7')
  // Not every browser takes the focus from a field at a tap.
  fireEvent.click(button('press, set 3: done'))
  expect(stored('one')?.entries[0]?.sets[2]).toMatchObject({
    amount: 7,
    done: expect.stringMatching(/^2026-01-05/),
  })
  // A later time would look like training, which resumes a stopped plan.
  expect(stored('one')?.changed).toMatch(/^2026-01-05/)
  expect(screen.queryByText(/^Enter the reps/)).toBeNull()
})

test('a session can be redated, but not past today, and deleted; undo reverts both in turn', async () => {
  await show(pressed('two'))
  await user.click(button('January 5, 2026: A'))
  const day = screen.getByLabelText('Day')
  fireEvent.change(day, { target: { value: '2099-01-03' } })
  fireEvent.blur(day)
  expect(screen.getByRole('alert')).toHaveTextContent('This day is in the future')
  expect(stored('two')?.date).toBe('2026-01-05')
  fireEvent.change(day, { target: { value: '2026-01-03' } })
  fireEvent.blur(day)
  expect(stored('two')?.date).toBe('2026-01-03')
  await user.click(button('Delete This Session'))
  expect(stored('two')).toBeUndefined()
  expect(screen.getByRole('heading', { name: 'Past sessions' })).toHaveFocus()
  await user.click(button('Undo'))
  expect(stored('two')?.date).toBe('2026-01-03')
  await user.click(button('Undo'))
  expect(stored('two')?.date).toBe('2026-01-05')
})

test('a deleted session does not return once its plan is erased', async () => {
  await show(pressed('erased'))
  await user.click(button('January 5, 2026: A'))
  await user.click(button('Delete This Session'))
  expect(screen.getByText('A is deleted')).toBeVisible()
  await act(() => dispatch({ type: 'erase', plan: 'plan' }))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test("a past set's reps left can be added and changed, also to what a log had imported", async () => {
  const session = pressed('rated')
  const [press] = session.entries as [Entry]
  const sets = press.sets.map((set, index) => ({ ...set, left: index === 0 ? 7 : undefined }))
  const { reserve: _, ...asked } = press.asked
  await show({ ...session, entries: [{ ...press, asked, sets }] })
  await user.click(button('January 5, 2026: A'))
  await user.click(button('press, set 1: 7 left, change'))
  await user.click(button('press, set 1: 2 left'))
  expect(stored('rated')?.entries[0]?.sets[0]?.left).toBe(2)
  await user.click(button('press, set 2: Reps left?'))
  await user.click(button('press, set 2: 0 left'))
  expect(stored('rated')?.entries[0]?.sets[1]?.left).toBe(0)
})

test('the calendar pages through months, and the list shows all sessions', async () => {
  await show(pressed('three'), pressed('four', '2025-11-30'))
  expect(screen.getByRole('heading', { name: 'January 2026', level: 3 })).toBeVisible()
  await user.click(button('Earlier month'))
  expect(screen.getByText('No sessions this month.')).toBeVisible()
  await user.click(button('Earlier month'))
  expect(button('Earlier month')).toBeDisabled()
  expect(button('November 30, 2025: A')).toBeVisible()
  await user.click(button('List All 2'))
  const list = screen.getByRole('region', { name: 'All sessions' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
})

test("an exercise's history shows its sessions, its records and its note", async () => {
  await show(pressed('five'), pressed('six', '2026-01-02'))
  await user.click(screen.getByRole('radio', { name: 'exercise' }))
  await user.click(button(/^press 2 times/))
  expect(screen.getByRole('heading', { name: 'press', level: 2 })).toHaveFocus()
  expect(screen.getByRole('heading', { name: 'Done 2 times' })).toBeVisible()
  const records = screen.getByRole('region', { name: 'Records' })
  expect(within(records).getByText('60 kg')).toBeVisible()
  expect(within(records).getByText('Estimated one-rep max')).toBeVisible()
  const note = screen.getByRole('textbox', { name: /^Permanent note for press/ })
  await user.type(note, 'Seat at hole 4')
  await user.tab()
  expect(currentTraining().plans.get('plan')?.notes?.press?.text).toBe('Seat at hole 4')
  await user.click(button('All Exercises'))
  expect(screen.getByRole('heading', { name: 'Past sessions' })).toHaveFocus()
})

test('Back leads from a session or an exercise to its list, and a reload keeps what is open', async () => {
  await show(pressed('seven'))
  await user.click(button('January 5, 2026: A'))
  cleanup()
  render(<Past />)
  expect(screen.getByLabelText('Day')).toHaveValue('2026-01-05')
  await back()
  expect(screen.getByRole('heading', { name: 'Past sessions' })).toHaveFocus()
  await user.click(screen.getByRole('radio', { name: 'exercise' }))
  await user.click(button(/^press once/))
  await back()
  expect(screen.getByRole('radio', { name: 'exercise' })).toBeChecked()
  expect(button(/^press once/)).toBeVisible()
  await user.click(button('Progress'))
  await user.click(button('History and records of press'))
  await act(() => dispatch({ type: 'remove', session: 'seven' }))
  expect(screen.getByRole('heading', { name: 'Progress' })).toBeVisible()
})
