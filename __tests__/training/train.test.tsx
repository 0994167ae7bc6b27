import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { localDate } from '../../packages/basics'
import type { Entry, SessionLog } from '../../packages/progression/record/log'
import { emptyState, type PlanState } from '../../packages/progression/record/plan-state'
import { chooseUnit } from '../../src/components/use-unit'
import { currentTraining } from '../../src/training/storage/store'
import { dispatch } from '../../src/training/storage/writer'
import { Train } from '../../src/training/train'
import { browser } from './fake-browser'
import { toasts } from './fakes'
import { logFile } from './log-file'
import { openSession } from './model/open-session'
import { line, pageOf, planOf, rules, trainee } from './model/train-by-hand'
import * as page from './train-page'
import {
  back,
  button,
  choose,
  doSet,
  enter,
  field,
  finish,
  tap,
  undoToast,
  user,
} from './train-page'

jest.setTimeout(60_000)
jest.mock('../../src/components/toast', () => jest.requireActual('./fakes'))
jest.mock('../../src/lib/next-frame', () => jest.requireActual('./fakes'))
jest.mock('../../src/lib/when-idle', () => jest.requireActual('./fakes'))
jest.mock('../../src/exercises/exercise-link', () => jest.requireActual('./fakes'))

const program = planOf({}, rules.double, {
  sessions: [
    {
      name: 'A',
      days: [['Monday', 'Friday']],
      weeks: [1, 2],
      lines: [
        line({}),
        line({ exercise: 'squat', percent: 70, progression: 'weeks' }),
        line({ exercise: 'plank', measure: 'seconds', amount: '30', sets: 1 }),
      ],
    },
  ],
})
const plan = pageOf(program, 2)

async function open() {
  render(<Train plan={plan} siteUnit="kg" />)
  await screen.findByRole('button', { name: /Start Session|Calculate My Loads|Finish Session/ })
}
/** Enters the squat's max, and starts the session. */
async function startSession() {
  await enter(field('Weight in kg'), '100')
  await tap('Calculate My Loads')
  await page.startSession()
}
async function begin() {
  await open()
  await startSession()
}
/** Does one set of a session, finishes it, and leads back to today. */
async function train() {
  await begin()
  await doSet('press, set 1', '60')
  await finish()
  await tap('Back to Today')
}
/** Uploads a file under Your Data. */
async function upload(content: string) {
  const input = await screen.findByLabelText(/A file that you saved/)
  await user.upload(input, logFile(content, 'application/json'))
}

page.prepareBrowser()

test('a mistyped max can be corrected on the page, in either unit', async () => {
  await open()
  await enter(field('Weight in kg'), '1000')
  await tap('Calculate My Loads')
  await tap('Correct')
  expect(field('Weight in kg')).toHaveValue('1000')
  act(() => chooseUnit('lb'))
  expect(field('Weight in lb')).toHaveValue('2204.6')
  act(() => chooseUnit('kg'))
  await enter(field('Weight in kg'), '100')
  await tap('Calculate My Loads')
  expect(screen.getByText(/Your maxes: squat 100 kg × 1/)).toHaveFocus()
  expect(screen.getByText('70 kg')).toBeVisible()
  const { maxima } = currentTraining().plans.get('plan') ?? {}
  await tap('Correct')
  await tap('Calculate My Loads')
  expect(currentTraining().plans.get('plan')?.maxima.squat?.at).toBe(maxima?.squat?.at)
})

test('a max typed in one unit is not taken for the other', async () => {
  await open()
  await enter(field('Weight in kg'), '100')
  act(() => chooseUnit('lb'))
  expect(field('Weight in lb')).toHaveValue('')
})

test('a log that cannot be read says so, and is read on request', async () => {
  browser.isUnreadable = true
  render(<Train plan={{ ...plan, planId: 'unread' }} siteUnit="kg" />)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Your log could not be read/)
  expect(screen.queryByText(/can’t save your log/)).toBeNull()
  // A decision would overwrite the stored ones.
  expect(screen.queryByRole('button', { name: 'Skip This Session' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'This plan' })).toBeNull()
  await page.startSession()
  await tap('press, set 1: done')
  expect(screen.queryByText('Swap press')).toBeNull()
  expect(screen.queryByText(/^Permanent note/)).toBeNull()
  await back()
  browser.isUnreadable = false
  await tap('Try Again')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getByRole('heading', { name: 'This plan' })).toBeVisible()
  await tap('Resume')
  expect(await screen.findByText('Swap press')).toBeInTheDocument()
  await act(() => dispatch({ type: 'erase', plan: 'unread' }))
})

const weeks = planOf({ amount: '10' }, { again: 1 })

test('a week with a missed step comes again, unless the trainee goes on', async () => {
  render(<Train plan={pageOf(weeks, 8)} siteUnit="kg" />)
  await page.startSession()
  await enter(field('press, set 1: reps'), '5')
  await doSet('press, set 1', '60')
  await tap('Finish Session')
  expect(
    await screen.findByText(/week 1 comes again, and the plan gets a week longer/),
  ).toBeVisible()
  expect(screen.getByText('Week 1 starts over with your next session.')).toBeVisible()
  expect(screen.getByText(/^Week 1, Monday$/)).toBeVisible()
  await tap('Go On Without It')
  expect(screen.queryByRole('button', { name: 'Go On Without It' })).toBeNull()
  expect(screen.getByText(/^Week 2, Monday$/)).toBeVisible()
})

test.each(['Mark as Done', 'Skip This Session'])(
  'a week with a missed step comes again after %s too',
  async (passes) => {
    const [session] = weeks.sessions
    const days = [['Monday', 'Thursday']] as const
    const twice = { ...weeks, sessions: session ? [{ ...session, days }] : [] }
    const { does, sessions } = trainee(twice)
    does(60, [10, 10, 5])
    const at = new Date().toISOString()
    const today = { date: at.slice(0, 10), started: at, finished: at }
    render(<Train plan={pageOf(twice, 8)} siteUnit="kg" />)
    await act(() =>
      dispatch({ type: 'put', at, sessions: sessions.map((one) => ({ ...one, ...today })) }),
    )
    await tap(passes)
    await waitFor(() =>
      expect(toasts.map(({ message }) => message)).toContain(
        'Week 1 starts over with your next session.',
      ),
    )
    expect(screen.getByText(/^Next · Monday/)).toBeVisible()
  },
)

test('no week comes again, by itself or by choice, until the log is read', async () => {
  browser.isUnreadable = true
  render(<Train plan={{ ...pageOf(weeks, 8), planId: 'unread-weeks' }} siteUnit="kg" />)
  await page.startSession()
  await enter(field('press, set 1: reps'), '5')
  await doSet('press, set 1', '60')
  await tap('Finish Session')
  await screen.findByRole('heading', { name: /, done$/ })
  expect(screen.queryByRole('button', { name: 'Go On Without It' })).toBeNull()
  browser.isUnreadable = false
  await tap('Try Again')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull())
  // Nothing was decided over what could not be read.
  expect(currentTraining().plans.get('unread-weeks')?.restarts ?? []).toEqual([])
  await act(() => dispatch({ type: 'erase', plan: 'unread-weeks' }))
})

test('a done session cannot be skipped, and one done after a skip no longer counts as skipped', async () => {
  await open()
  await tap('Skip This Session')
  expect(await screen.findByText(/^Week 1, session 1 is skipped/)).toBeVisible()
  await choose('1.1')
  await startSession()
  await doSet('press, set 1', '60')
  await finish()
  await tap('Back to Today')
  expect(screen.queryByText(/is skipped/)).toBeNull()
  await choose('1.1')
  expect(screen.queryByRole('button', { name: 'Skip This Session' })).toBeNull()
})

test.each(['Mark as Done', 'Skip This Session'])(
  'a double tap on %s passes one session',
  async (name) => {
    await open()
    await user.dblClick(await screen.findByRole('button', { name }))
    const { sessions, plans } = currentTraining()
    const skipped = Object.keys(plans.get('plan')?.skipped ?? {})
    expect(sessions.size + skipped.length).toBe(1)
  },
)

test('a session is marked as done in one tap, and undo reverts it', async () => {
  await open()
  await tap('Mark as Done')
  expect(await screen.findByText('Week 1 of 2 · 1 of 4 sessions done')).toBeVisible()
  expect(toasts.at(-1)?.message).toBe('A, week 1, is done.')
  await tap('Past Sessions')
  expect(await screen.findByText('marked as done')).toBeVisible()
  await tap('Back to Today')
  await undoToast()
  expect(await screen.findByText('Week 1 of 2 · 0 of 4 sessions done')).toBeVisible()
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

test('a unit chosen on today converts the open session, and undo restores both', async () => {
  await begin()
  await doSet('press, set 1', '61')
  await back()
  await user.click(screen.getByRole('radio', { name: 'lb' }))
  await tap('Resume')
  expect(field('press, set 2: weight in lb')).toHaveValue('135')
  await tap('Undo the unit')
  expect(field('press, set 2: weight in kg')).toHaveValue('61')
  expect(screen.getByRole('radio', { name: 'kg' })).toBeChecked()
  expect(button('Undo press, set 1')).toBeVisible()
})

test('finishing an empty session needs confirmation, and undo restores a postponed one', async () => {
  await begin()
  await enter(field('Note on the session'), 'Cold')
  await user.tab()
  await tap('Finish Session')
  expect(screen.getByText(/No set is done/)).toHaveFocus()
  await tap('Not Today')
  expect(await screen.findByRole('button', { name: 'Start Session' })).toBeVisible()
  await undoToast()
  expect(await screen.findByRole('textbox', { name: 'Note on the session' })).toHaveValue('Cold')
  await finish()
  // Reopening the session makes it unfinished, so it can be postponed.
  await tap('Back to the Session')
  await tap('Not Today')
  expect(await screen.findByText(/0 of 4 sessions done/)).toBeVisible()
})

test('erasing asks once, removes everything, and leaves permanent notes to another plan, if there is one', async () => {
  const note = (text: string, day: string) => ({
    press: { text, at: `2026-01-${day}T10:00:00.000Z` },
  })
  const plans = [
    { ...emptyState('plan'), notes: note('Seat at hole 4', '02') },
    { ...emptyState('other'), notes: note('Seat at hole 3', '01') },
  ]
  await dispatch({ type: 'put', at: '2026-01-03T10:00:00.000Z', sessions: [], plans })
  const noteOf = (planId: string) => currentTraining().plans.get(planId)?.notes?.press?.text
  const erase = async (planId: string, words: RegExp) => {
    render(<Train plan={{ ...plan, planId, title: planId }} siteUnit="kg" />)
    await tap('Your Data')
    await tap(`Erase the Log of ${planId}`)
    await tap('Keep It')
    await tap(`Erase the Log of ${planId}`)
    expect(screen.getByText(/^This erases everything/)).toHaveTextContent(words)
    expect(button('Save a Copy First')).toBeVisible()
    await tap('Erase Everything')
    await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/is erased\.$/))
    expect(noteOf(planId)).toBeUndefined()
    expect(screen.queryByRole('button', { name: /^Erase/ })).toBeNull()
    cleanup()
    window.history.replaceState(null, '')
  }
  localStorage.setItem('progress:plan', '{"1.1":"2026-01-02"}')
  await erase('plan', /Permanent notes are kept for your other plans\./)
  expect(noteOf('other')).toBe('Seat at hole 4')
  expect(localStorage.getItem('progress:plan')).toBeNull()
  await erase('other', /skipped sessions, permanent notes and the offline copy\./)
})

test("an imported app's log is erased as a whole, and inherits no permanent notes", async () => {
  const at = '2026-01-02T10:00:00.000Z'
  const notes = { press: { text: 'Seat at hole 4', at } }
  const imported = { ...openSession(), id: 's', plan: 'strong', planTitle: 'Strong', finished: at }
  const plans = [{ ...emptyState('plan'), notes }]
  await dispatch({ type: 'put', at, sessions: [imported], plans })
  await open()
  await tap('Your Data')
  await tap('Erase the Log of Plan')
  expect(screen.getByText(/^This erases everything/)).toHaveTextContent(
    /skipped sessions, permanent notes and the offline copy\./,
  )
  await tap('Keep It')
  await tap('Erase the Log of Strong')
  expect(
    screen.getByText(
      'This erases everything about Strong from this browser: 1 logged session. It cannot be undone. A file is the only way to get it back.',
    ),
  ).toHaveFocus()
  expect(button('Save a Copy First')).toBeVisible()
  await tap('Erase Everything')
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('Everything about Strong is erased.'))
  const { sessions, plans: left } = currentTraining()
  expect([[...sessions.keys()], [...left.keys()]]).toEqual([[], ['plan']])
  expect(screen.queryByRole('button', { name: /Strong/ })).toBeNull()
})

test('the last summary is available during the next session, but reopens nothing', async () => {
  await train()
  await page.startSession()
  await back()
  await tap('See how it went')
  expect(await screen.findByRole('heading', { name: 'A, done' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Back to the Session' })).toBeNull()
  await tap('Back to Today')
  await tap('Resume')
  expect(button('Finish Session')).toBeVisible()
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
    await tap('Undo the note')
    expect(stored()).toBeUndefined()
    expect(note).toHaveValue('')
    // The note stays empty, and the disabled Undo button keeps the focus.
    await user.click(note)
    await user.tab()
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Undo')).toBeEnabled()
  })
})

describe('after a break', () => {
  const started = new Date(Date.now() - 12 * 86_400_000).toISOString()
  const date = localDate(new Date(started))
  const session = { ...openSession(), started, finished: started, changed: started, date }
  const rule =
    "You were away for 12 days. This plan's rule: 10% less once, two sets fewer in the first session."
  beforeEach(async () => {
    await open()
    await act(() => dispatch({ type: 'put', at: started, sessions: [session] }))
  })

  test("the plan's rule shows before the session, and weights can be kept", async () => {
    expect(screen.getByText(rule)).toBeVisible()
    await tap('Keep My Weights')
    expect(screen.queryByText(rule)).toBeNull()
    await undoToast()
    expect(screen.getByText(rule)).toBeVisible()
  })

  test('after an illness the next session has half the sets', async () => {
    await user.click(screen.getByText('I Was Ill'))
    await tap('Halve the Next Session')
    expect(screen.queryByText('I Was Ill')).toBeNull()
    await undoToast()
    expect(screen.getByText('I Was Ill')).toBeInTheDocument()
  })

  test('restarts open their weeks again, and undo one by one', async () => {
    const later = { ...session, id: 'later', week: 2, date }
    await act(() => dispatch({ type: 'put', at: started, sessions: [later] }))
    await user.click(screen.getAllByRole('button', { name: 'Repeat Week 1' })[0] as HTMLElement)
    expect(screen.getByText(/1 of 4 sessions done/)).toBeVisible()
    await tap('Start Week 1')
    expect(screen.getByText(/^The plan starts over/)).toBeVisible()
    expect(screen.getByText(/0 of 4 sessions done/)).toBeVisible()
    await tap('Undo')
    expect(screen.queryByText(/^The plan starts over/)).toBeNull()
    expect(screen.getAllByText(/^Week 1 starts over/)[0]).toBeVisible()
    expect(screen.getByText(/1 of 4 sessions done/)).toBeVisible()
    await act(async () => toasts[0]?.undo?.())
    expect(screen.getByText(/2 of 4 sessions done/)).toBeVisible()
  })
})

describe('a session left open', () => {
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString()

  async function leave(ago: number) {
    const [press, ...others] = openSession().entries as [Entry]
    const sets = press.sets.map((set, index) => (index === 0 ? { ...set, done: hours(ago) } : set))
    const times = {
      started: hours(ago + 1),
      changed: hours(ago),
      date: hours(ago + 24).slice(0, 10),
    }
    const session = { ...openSession(), ...times, entries: [{ ...press, sets }, ...others] }
    await dispatch({ type: 'put', at: hours(ago), sessions: [session] })
    render(<Train plan={plan} siteUnit="kg" />)
  }

  test('finishes as it was, dated by its sets', async () => {
    await leave(49)
    expect(await screen.findByRole('heading', { name: 'A is still open' })).toHaveFocus()
    await tap('Finish as Is')
    expect(await screen.findByRole('heading', { name: 'A, done' })).toBeVisible()
    expect([...currentTraining().sessions.values()][0]?.date).toBe(localDate(new Date(hours(49))))
  })

  test('can be discarded, and undo restores it', async () => {
    await leave(5)
    await tap('Discard It')
    expect(await screen.findByRole('button', { name: 'Calculate My Loads' })).toBeVisible()
    await undoToast()
    expect(await screen.findByText('1 of 7 sets done')).toBeVisible()
  })

  test('resumes without a question after three hours', async () => {
    await leave(3)
    expect(await screen.findByRole('button', { name: 'Finish Session' })).toBeVisible()
  })
})

describe('an import', () => {
  const session = openSession()
  const importLog = async (sessions: readonly SessionLog[], plans: readonly PlanState[] = []) => {
    await open()
    await tap('Your Data')
    const { started: exported } = session
    await upload(JSON.stringify({ format: 'training-log', version: 1, exported, sessions, plans }))
    return screen.findByRole('button', { name: /^(Add to My Log|Keep Mine, Add the Rest)$/ })
  }

  test('says that it has decisions and an unfinished session, which today then offers to resume', async () => {
    const state = { ...emptyState('plan'), swaps: { press: 'push-up' } }
    const add = await importLog([{ ...session, name: 'Theirs' }], [state])
    expect(screen.getByText(/^1 session to add.* Your swaps and skips are added too/)).toBeVisible()
    expect(screen.getByText(/^Not finished: Theirs, Jan 5/)).toBeVisible()
    await user.click(add)
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('1 session added.'))
    await tap('Back to Today')
    await tap('Resume')
    expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeVisible()
  })

  test('of a changed session can keep mine and add the rest; a second import adds nothing', async () => {
    const mine = { ...session, finished: session.started }
    const theirs = { ...mine, note: 'Theirs', entries: [] }
    await dispatch({ type: 'put', at: session.started, sessions: [mine] })
    for (const [added, known] of [
      ['1 session', 0],
      ['0 sessions', 1],
    ]) {
      const keep = await importLog([theirs, { ...mine, id: 'other' }])
      expect(screen.getByText(`${added} to add, ${known} already in your log.`)).toBeVisible()
      expect(screen.getByText(/^1 session differs/)).toBeVisible()
      await user.click(keep)
      await waitFor(() => expect(toasts.at(-1)?.message).toBe(`${added} added.`))
      cleanup()
      window.history.replaceState(null, '')
    }
    const notes = [...currentTraining().sessions.values()].map(({ note }) => note)
    expect(notes).toEqual([undefined, undefined])
  })

  test('from months ago offers to restart the plan', async () => {
    await user.click(await importLog([{ ...session, finished: session.started }]))
    await tap('Back to Today')
    expect(await screen.findByText(/1 of 4 sessions done/)).toBeVisible()
    expect(screen.getByText(/This plan's rule: week 1 again, 20% less/)).toBeVisible()
    await user.click(
      screen.getAllByRole('button', { name: 'Repeat From Week 1' })[0] as HTMLElement,
    )
    expect(await screen.findByText(/0 of 4 sessions done/)).toBeVisible()
    expect(screen.queryByText(/This plan's rule: week 1/)).toBeNull()
  })

  test('reports success only once it is stored', async () => {
    const add = await importLog([{ ...session, finished: session.started }])
    browser.isFull = true
    await user.click(add)
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(toasts[0]?.message).toMatch(/^1 session added for this visit only/)
    expect(await screen.findByText(/can’t save your log right now/)).toBeVisible()
  })
})
