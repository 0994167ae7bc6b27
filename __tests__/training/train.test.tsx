/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { parseTicks } from '../../src/follow-along/model/ticks'
import { restoreTicks } from '../../src/follow-along/use-ticks'
import { localDate } from '../../src/lib/dates'
import type { Program } from '../../src/plan/model/program'
import {
  type Entry,
  emptyState,
  type PlanState,
  type SessionLog,
} from '../../src/training/model/log'
import { SessionEnd } from '../../src/training/session/session-end'
import { currentTraining } from '../../src/training/storage/training-store'
import { dispatch } from '../../src/training/storage/write-training'
import { Train } from '../../src/training/train'
import { chooseUnit } from '../../src/ui/use-unit'
import { openSession } from './model/open-session'
import { exercises, line, pageOf, planOf, rules } from './model/train-by-hand'
import { button, field, prepareBrowser, user } from './train-page'

/** Simulates a full database. */
let mockIsFull = false
jest.mock('../../src/training/storage/database', () => {
  const sessions = new Map<string, { id: string }>()
  const plans = new Map<string, { plan: string }>()
  const all = async () => ({ sessions: [...sessions.values()], plans: [...plans.values()] })
  return {
    readAll: all,
    readForPlan: all,
    async writeRecords(
      put: { sessions: { id: string }[]; plans: { plan: string }[] },
      removed: { sessions: string[]; plans: string[] },
    ) {
      if (mockIsFull) throw new DOMException('Full.', 'QuotaExceededError')
      for (const session of put.sessions) sessions.set(session.id, session)
      for (const state of put.plans) plans.set(state.plan, state)
      for (const id of removed.sessions) sessions.delete(id)
      for (const plan of removed.plans) plans.delete(plan)
    },
  }
})
jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))
jest.setTimeout(60_000)

const mockToasts: { message: string; undo?: () => void }[] = []
jest.mock('../../src/ui/toast', () => ({
  showToast: (message: string, action?: { onClick: () => void }) =>
    mockToasts.push({ message, ...(action && { undo: action.onClick }) }),
}))
jest.mock('../../src/training/log/code-parts', () => ({
  encodeLogAsCodes: async () => ({ parts: ['code'], leftOut: 0 }),
  decodeCode: async () => {
    throw new Error('This is not our code.')
  },
}))
jest.mock('qrcode/lib/core/qrcode', () => ({ create: () => ({ modules: { size: 0, data: [] } }) }))
jest.mock('../../src/start/next-frame', () => ({ nextFrame: async () => {} }))
jest.mock('../../src/start/when-idle', () => ({ whenIdle: (call: () => void) => call() }))
jest.mock('../../src/exercises/exercise-link', () => ({
  ExerciseLink: ({ title }: { title: string }) => title,
}))

const program: Program = planOf({}, rules.double, {
  sessions: [
    {
      name: 'A',
      days: [['Monday', 'Friday']],
      weeks: [1, 2],
      lines: [
        line({}),
        line({ exercise: 'squat', percent: [70], progression: 'weeks' }),
        line({ exercise: 'plank', measure: 'seconds', amount: ['30'], sets: [1] }),
      ],
    },
  ],
})
const library = new Map(exercises)
const press = library.get('press')
if (press) library.set('press', { ...press, instead: ['goblet'] })
const plan = pageOf(program, 2, { exercises: library })

/** Pastes text, because typing takes jsdom a second. */
async function enter(into: HTMLElement, text: string) {
  await user.clear(into)
  await user.paste(text)
}
const ticks = () => Object.keys(parseTicks(localStorage.getItem('progress:plan')))

/** Opens the page, enters the squat's best, and starts the next session. */
async function begin() {
  await open()
  await startSession()
}
async function startSession() {
  await enter(field('Weight in kg'), '100')
  await user.click(button('Calculate My Loads'))
  await user.click(await screen.findByRole('button', { name: 'Start Session' }))
  await screen.findByRole('button', { name: 'Finish Session' })
}
async function open() {
  render(<Train plan={plan} siteUnit="kg" />)
  await screen.findByRole('heading', { name: 'A' })
  await screen.findByRole('button', { name: /Start Session|Calculate My Loads|Finish Session/ })
}
async function doSet(name: string, weight?: string) {
  if (weight) {
    await enter(field(`${name}: weight in kg`), weight)
  }
  await user.click(button(`${name}: done`))
}
/** Uploads a file under Your Data. */
async function upload(content: string) {
  const input = await screen.findByLabelText(/A file that you saved/)
  const file = new File([], 'log.json', { type: 'application/json' })
  // jsdom can't read files.
  await user.upload(input, Object.assign(file, { text: async () => content }))
}
async function finish() {
  await user.click(button('Finish Session'))
  // Most tests leave exercises unfinished.
  await user.click(button('Finish Anyway'))
  await screen.findByRole('heading', { name: 'A, done' })
}

prepareBrowser()
beforeEach(() => {
  mockToasts.length = 0
  mockIsFull = false
})

test('the second session with the same name shows its own day', async () => {
  await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Another session' }), '1.2')
  await startSession()
  expect(screen.getByText('Week 1 · Friday')).toBeVisible()
})

test('a mistyped best can be corrected on the page, in either unit', async () => {
  await open()
  await enter(field('Weight in kg'), '1000')
  await user.click(button('Calculate My Loads'))
  await user.click(await screen.findByRole('button', { name: 'Correct' }))
  expect(field('Weight in kg')).toHaveValue('1000')
  act(() => chooseUnit('lb'))
  expect(field('Weight in lb')).toHaveValue('2204.6')
  act(() => chooseUnit('kg'))
  await enter(field('Weight in kg'), '100')
  await user.click(button('Calculate My Loads'))
  expect(screen.getByText(/Your maxes: squat 100 kg × 1/)).toHaveFocus()
  expect(screen.getByText('70 kg')).toBeVisible()
  const { maxima } = currentTraining().plans.get('plan') ?? {}
  await user.click(button('Correct'))
  await user.click(button('Calculate My Loads'))
  expect(currentTraining().plans.get('plan')?.maxima.squat?.at).toBe(maxima?.squat?.at)
})

test('a done session cannot be skipped, and one done after a skip no longer counts as skipped', async () => {
  const choose = (key: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: 'Another session' }), key)
  await open()
  await user.click(button('Skip This Session'))
  expect(await screen.findByText(/^Week 1, session 1 is skipped/)).toBeVisible()
  await choose('1.1')
  await startSession()
  await doSet('press, set 1', '60')
  await finish()
  await user.click(button('Back to Today'))
  expect(screen.queryByText(/is skipped/)).toBeNull()
  await choose('1.1')
  expect(screen.queryByRole('button', { name: 'Skip This Session' })).toBeNull()
})

test('a half-typed weight stays in its field until a tap commits it', async () => {
  await begin()
  const weights = () =>
    [1, 2, 3].map((set) => (field(`press, set ${set}: weight in kg`) as HTMLInputElement).value)
  await enter(field('press, set 1: weight in kg'), '100')
  expect(weights()).toEqual(['100', '', ''])
  // A tap that doesn't move the focus, as on iPhones.
  fireEvent.click(button('press, set 1: done'))
  expect(weights()).toEqual(['100', '100', '100'])
  expect(button('press, set 1: done')).toHaveAttribute('aria-pressed', 'true')
})

test('undoing a finished timed set leaves it undone', async () => {
  jest.useFakeTimers()
  try {
    await begin()
    await user.click(button('plank, set 1: done'))
    await user.click(button('Undo plank, set 1'))
    await doSet('press, set 1', '60')
    await doSet('press, set 2')
    await doSet('press, set 3')
    for (const set of [1, 2, 3]) await doSet(`squat, set ${set}`)
    await user.click(button('Start 30 seconds'))
    act(() => jest.advanceTimersByTime(36_000))
    expect(button('plank, set 1: done')).toHaveAttribute('aria-pressed', 'true')
    await user.click(button('Undo plank, set 1'))
    act(() => jest.advanceTimersByTime(5000))
    expect(button('plank, set 1: done')).toHaveAttribute('aria-pressed', 'false')
  } finally {
    jest.useRealTimers()
  }
})

test("the summary's next line names the planned exercise, not the substitute", async () => {
  await begin()
  fireEvent.click(screen.getAllByRole('radio', { name: 'I prefer another' })[0] as HTMLElement)
  fireEvent.click(screen.getByRole('button', { name: /^goblet/ }))
  await doSet('goblet, set 1', '20')
  await finish()
  const result = screen.getByRole('heading', { name: 'goblet' }).closest('li') as HTMLElement
  expect(within(result).getByText('Next').nextSibling).toHaveTextContent(/^press: 3 × 8-12/)
})

describe('a unit chosen outside the session', () => {
  test('converts open sets with their plates and steps; done sets keep theirs', async () => {
    await begin()
    await doSet('press, set 1', '100')
    act(() => chooseUnit('lb'))
    expect(field('press, set 1: weight in kg')).toHaveValue('100')
    expect(field('press, set 2: weight in lb')).toHaveValue('220')
    expect(screen.getByText('On each side: 45, 35, 5, 2.5 lb.')).toBeInTheDocument()
    expect(button('press, set 2: 5 lb more')).toBeVisible()
  })

  test('converts them when the session resumes, and undo brings both back', async () => {
    await begin()
    await doSet('press, set 1', '61')
    act(() => window.history.back())
    const resume = await screen.findByRole('button', { name: 'Resume' })
    await user.click(screen.getByRole('radio', { name: 'lb' }))
    await user.click(resume)
    expect(field('press, set 2: weight in lb')).toHaveValue('135')
    await user.click(button('Undo the unit'))
    expect(field('press, set 2: weight in kg')).toHaveValue('61')
    expect(screen.getByRole('radio', { name: 'kg' })).toBeChecked()
    expect(button('Undo press, set 1')).toBeVisible()
  })
})

test('finishing an empty session needs confirmation, and undo restores a postponed one', async () => {
  await begin()
  const note = field('Note on the session')
  await enter(note, 'Cold')
  await user.tab()
  await user.click(button('Finish Session'))
  expect(screen.getByText(/No set is done/)).toHaveFocus()
  expect(ticks()).toEqual([])
  await user.click(button('Not Today'))
  expect(await screen.findByRole('button', { name: 'Start Session' })).toBeVisible()
  await act(async () => mockToasts.at(-1)?.undo?.())
  expect(await screen.findByRole('textbox', { name: 'Note on the session' })).toHaveValue('Cold')
  await user.click(button('Finish Session'))
  await user.click(button('Finish Anyway'))
  expect(ticks()).toEqual(['1.1'])
  // Reopening the session makes it unfinished, so it can be postponed.
  await user.click(await screen.findByRole('button', { name: 'Back to the Session' }))
  expect(ticks()).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Not Today' }))
  expect(await screen.findByText(/0 of 4 sessions done/)).toBeVisible()
})

test('erasing asks once, offers a backup, and removes everything', async () => {
  await begin()
  await doSet('press, set 1', '60')
  await finish()
  await user.click(button('Back to Today'))
  expect(screen.getByText(/1 of 4 sessions done/)).toBeVisible()
  await user.click(button('Your Data'))
  await user.click(await screen.findByRole('button', { name: 'Erase the Log of Plan' }))
  expect(button('Save a Copy First')).toBeVisible()
  await user.click(button('Keep It'))
  await user.click(button('Erase the Log of Plan'))
  await user.click(button('Erase Everything'))
  await waitFor(() => expect(mockToasts.at(-1)?.message).toBe('Everything about Plan is erased.'))
  expect(screen.queryByRole('button', { name: /^Erase/ })).toBeNull()
  await user.click(button('Back to Today'))
  expect(screen.getByText(/0 of 4 sessions done/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Calculate My Loads' })).toBeVisible()
  expect(ticks()).toEqual([])
})

test('erasing a plan leaves its lasting notes to another plan; erasing the last one removes them', async () => {
  const erase = async (notes: RegExp) => {
    await user.click(button('Your Data'))
    await user.click(await screen.findByRole('button', { name: /^Erase the Log/ }))
    expect(screen.getByText(/^This erases everything/)).toHaveTextContent(notes)
    await user.click(button('Erase Everything'))
    await waitFor(() => expect(mockToasts.at(-1)?.message).toMatch(/is erased\.$/))
    cleanup()
    window.history.replaceState(null, '')
  }
  const old = { press: { text: 'Seat at hole 3', at: '2026-01-01T10:00:00.000Z' } }
  await dispatch({
    type: 'put',
    at: '2026-01-01T10:00:00.000Z',
    sessions: [],
    plans: [{ ...emptyState('other'), notes: old }],
  })
  await begin()
  await enter(field(/^Note that stays with press/), 'Seat at hole 4')
  await user.tab()
  act(() => window.history.back())
  await screen.findByRole('button', { name: 'Resume' })
  await erase(/Notes that stay with an exercise are kept for your other plans\./)

  const other = { ...plan, planId: 'other', title: 'Other' }
  const { unmount } = render(<Train plan={other} siteUnit="kg" />)
  await screen.findByRole('button', { name: 'Calculate My Loads' })
  await startSession()
  expect(screen.getByText('Seat at hole 4', { selector: 'p' })).toBeVisible()
  act(() => window.history.back())
  await screen.findByRole('button', { name: 'Resume' })
  await erase(/skipped sessions, notes that stay with an exercise and the offline copy\./)
  unmount()
  await begin()
  expect(screen.queryByText(/^Seat at hole/)).toBeNull()
})

test('viewing an old session does not tick it again', async () => {
  await begin()
  await doSet('press, set 1', '60')
  await finish()
  await user.click(button('Back to Today'))
  localStorage.removeItem('progress:plan')
  await user.click(button('See how it went'))
  expect(ticks()).toEqual([])
})

test('the last summary is available while the next session is open, but cannot be reopened', async () => {
  await begin()
  await doSet('press, set 1', '60')
  await finish()
  await user.click(button('Back to Today'))
  await user.click(button('Start Session'))
  await screen.findByRole('button', { name: 'Finish Session' })
  act(() => window.history.back())
  await user.click(await screen.findByRole('button', { name: 'See how it went' }))
  expect(await screen.findByRole('heading', { name: 'A, done' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Back to the Session' })).toBeNull()
})

test('"Back to Today" leads to today even while a session is open', async () => {
  await begin()
  act(() => window.history.back())
  await user.click(await screen.findByRole('button', { name: 'Progress' }))
  await user.click(await screen.findByRole('button', { name: 'Back to Today' }))
  await user.click(button('Resume'))
  expect(button('Finish Session')).toBeVisible()
})

describe('a code in the URL', () => {
  const openCode = (code: string) => {
    window.history.pushState(null, '', `#log=${code}`)
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  }

  test('is imported while the page is open and removed from the URL', async () => {
    await open()
    openCode('nonsense')
    expect(await screen.findByText(/This code could not be read/)).toBeVisible()
    expect(window.location.hash).toBe('')
  })

  test('leaves the focus alone while its QR code stays visible', async () => {
    await begin()
    await doSet('press, set 1', '60')
    await finish()
    await user.click(button('Back to Today'))
    await user.click(button('Your Data'))
    await user.click(await screen.findByRole('button', { name: 'Show the Code' }))
    expect(await screen.findByText('Code 1 of 1')).toHaveFocus()
    await upload('Dear diary')
    expect(await screen.findByRole('alert')).toHaveTextContent('not a training log')
    // Effects after the message appears.
    await act(async () => {})
    expect(screen.getByText('Code 1 of 1')).not.toHaveFocus()
  })
})

describe('typed input', () => {
  test('is saved when the page closes with the field still focused', async () => {
    await begin()
    await enter(field('Note on the session'), 'Tired')
    await enter(field('press, set 1: weight in kg'), '82,5')
    cleanup()
    await open()
    expect(field('press, set 1: weight in kg')).toHaveValue('82.5')
    expect(field('Note on the session')).toHaveValue('Tired')
  })

  test('in a note is saved after a pause and undoes in one step', async () => {
    await begin()
    const note = field('Note on the session')
    const stored = () => [...currentTraining().sessions.values()][0]?.note
    await enter(note, 'Tired')
    expect(stored()).toBeUndefined()
    await waitFor(() => expect(stored()).toBe('Tired'))
    await user.type(note, ' today ')
    await waitFor(() => expect(stored()).toBe('Tired today'))
    expect(note).toHaveFocus()
    expect(note).toHaveValue('Tired today ')
    await user.click(button('Undo the note'))
    expect(stored()).toBeUndefined()
    expect(note).toHaveValue('')
    // The note stays empty, and the disabled Undo button keeps the focus.
    await user.click(note)
    await user.tab()
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Undo')).toBeEnabled()
  })
})

test('repeating a week clears its ticks, and undo restores them', async () => {
  const session = openSession()
  const [press] = session.entries as [Entry]
  const sets = press.sets.map((set) => ({ ...set, amount: 4, done: session.started }))
  const short: Entry = { ...press, sets, asked: { ...press.asked, again: 2 } }
  const input = {
    program,
    exercises: library,
    sessions: [],
    state: emptyState('plan'),
    unit: 'kg',
    bar: 20,
    now: new Date(),
  } as const
  restoreTicks('plan', { '1.1': '2026-11-22', '1.2': '2026-11-22', '2.1': '2026-11-22' })
  render(
    <SessionEnd
      plan={plan}
      session={{ ...session, finished: session.started, entries: [short] }}
      input={input}
      onView={() => {}}
    />,
  )
  await user.click(button('Repeat Week 1'))
  expect(ticks()).toEqual(['2.1'])
  await act(async () => mockToasts.at(-1)?.undo?.())
  expect(ticks()).toHaveLength(3)
  expect(currentTraining().plans.get('plan')?.restarts).toEqual([])
})

describe('after a break', () => {
  const day = 86_400_000
  const started = new Date(Date.now() - 12 * day).toISOString()
  const session = {
    ...openSession(),
    started,
    finished: started,
    changed: started,
    date: localDate(new Date(started)),
  }
  const back = () => dispatch({ type: 'put', at: started, sessions: [session] })
  const rule = "You were away for 12 days. This plan's rule: 10% less on each weight."

  test("the plan's rule shows before the session, and weights can be kept", async () => {
    await open()
    await act(back)
    expect(screen.getByText(rule)).toBeVisible()
    await user.click(button('Keep My Weights'))
    expect(screen.queryByText(rule)).toBeNull()
    await act(async () => mockToasts.at(-1)?.undo?.())
    expect(screen.getByText(rule)).toBeVisible()
  })

  test('undo reverts a restart of the plan', async () => {
    restoreTicks('plan', { '1.1': session.date })
    await open()
    await act(back)
    await user.click(button('Start Week 1'))
    expect(screen.getByText(/^The plan starts over/)).toBeVisible()
    expect(screen.getByText(/0 of 4 sessions done/)).toBeVisible()
    await user.click(button('Undo'))
    expect(screen.getByText(/1 of 4 sessions done/)).toBeVisible()
    expect(ticks()).toEqual(['1.1'])
    expect(screen.queryByText(/^The plan starts over/)).toBeNull()
  })

  test('of two restarts, the latest shows and can be undone', async () => {
    await open()
    await act(back)
    const [repeat] = screen.getAllByRole('button', { name: 'Repeat Week 1' })
    await user.click(repeat as HTMLElement)
    await user.click(button('Start Week 1'))
    expect(screen.getByText(/^The plan starts over/)).toBeVisible()
    await user.click(button('Undo'))
    expect(screen.queryByText(/^The plan starts over/)).toBeNull()
    expect(screen.getAllByText(/^Week 1 starts over/)[0]).toBeVisible()
  })
})

describe('an import', () => {
  const session = openSession()
  const choose = async (sessions: readonly SessionLog[], plans: readonly PlanState[] = []) => {
    await user.click(button('Your Data'))
    const { started: exported } = session
    const log = { format: 'training-log', version: 1, exported, sessions, plans }
    await upload(JSON.stringify(log))
    return screen.findByRole('button', { name: 'Add to My Log' })
  }

  test('warns about an unfinished session, which today then offers to resume', async () => {
    await open()
    const add = await choose([{ ...session, name: 'Theirs' }])
    expect(screen.getByText(/^Not finished: Theirs, Jan 5/)).toBeVisible()
    await user.click(add)
    await waitFor(() => expect(mockToasts.at(-1)?.message).toBe('1 session added.'))
    await user.click(button('Back to Today'))
    await user.click(button('Resume'))
    expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeVisible()
  })

  test('says that it has decisions, too', async () => {
    await open()
    await choose([], [{ ...emptyState('plan'), swaps: { press: 'push-up' } }])
    expect(screen.getByText(/^0 sessions to add.* Decisions about your plans/)).toBeVisible()
  })

  test('from months ago offers to restart the plan', async () => {
    await open()
    await user.click(await choose([{ ...session, finished: session.started }]))
    await user.click(button('Back to Today'))
    expect(await screen.findByText(/1 of 4 sessions done/)).toBeVisible()
    expect(screen.getByText(/This plan's rule: week 1 again, 10% less/)).toBeVisible()
    const [begin] = screen.getAllByRole('button', { name: 'Start Week 1' })
    await user.click(begin as HTMLElement)
    expect(await screen.findByText(/0 of 4 sessions done/)).toBeVisible()
    expect(screen.queryByText(/asks: week 1/)).toBeNull()
  })

  test('reports success only once it is stored', async () => {
    await open()
    const add = await choose([{ ...session, finished: session.started }])
    mockIsFull = true
    await user.click(add)
    await waitFor(() => expect(mockToasts).toHaveLength(1))
    expect(mockToasts[0]?.message).toMatch(/^1 session added for this visit only/)
    expect(screen.getByText(/can’t save your log right now/)).toBeVisible()
  })
})
