import { act, render, screen, waitFor, within } from '@testing-library/react'
import { currentTraining } from '../../../src/training/storage/store'
import { dispatch } from '../../../src/training/storage/writer'
import { Train } from '../../../src/training/train'
import { browser } from '../fake-browser'
import { toasts } from '../fakes'
import { openSession } from '../model/open-session'
import { exercises, line, pageOf, planOf, rules } from '../model/train-by-hand'
import {
  back,
  button,
  choose,
  doSet,
  enter,
  field,
  finish,
  prepareBrowser,
  startSession,
  tap,
  user,
} from '../train-page'

jest.setTimeout(60_000)
jest.mock('../../../src/components/toast', () => jest.requireActual('../fakes'))
jest.mock('../../../src/lib/next-frame', () => jest.requireActual('../fakes'))
jest.mock('../../../src/lib/when-idle', () => jest.requireActual('../fakes'))
jest.mock('../../../src/exercises/exercise-link', () => jest.requireActual('../fakes'))

const plank = line({ exercise: 'plank', measure: 'seconds', amount: '30', sets: 1 })
const squat = line({ exercise: 'squat', percent: 70, progression: 'weeks' })
const pair = [line({ sets: 2, group: 'A' }), line({ exercise: 'row', sets: 2, group: 'A' })]
const program = planOf(
  {},
  { ...rules.double, badDay: 10 },
  {
    sessions: [
      { name: 'A', days: [['Monday']], weeks: [1, 2], lines: [line({ sets: 2 }), plank] },
      { name: 'Share', days: [['Friday']], weeks: [1, 2], lines: [squat] },
      { name: 'Pair', days: [['Saturday']], weeks: [1, 2], lines: pair },
    ],
  },
)
const plan = pageOf(program, 2, { offersOfflineCopy: false })
const press = { ...exercises.get('press'), main: ['chest'], alsoCalled: [], hardOn: [] }
const single = {
  ...press,
  exerciseId: 'single-press',
  title: 'Single press',
  perSide: true,
  equipment: ['dumbbell'],
  alsoCalled: ['One-hand press'],
}

const session = () => [...currentTraining().sessions.values()].find(({ finished }) => !finished)

async function open() {
  const { unmount } = render(<Train plan={plan} siteUnit="kg" />)
  await screen.findByText(/(sessions|sets) done$/)
  return unmount
}
async function begin() {
  await open()
  await startSession()
}
/** Swaps an exercise of the session, by its index, for the single press. */
async function swap(index: number, why = 'The equipment is missing') {
  await user.click(screen.getAllByText(/^Swap /)[index] as HTMLElement)
  await user.click(screen.getAllByRole('radio', { name: why })[index] as HTMLElement)
  await user.type(screen.getAllByRole('searchbox')[index] as HTMLElement, 'one-hand')
  const choice = await screen.findByRole('button', { name: /^Single press/ })
  const link = screen.getByRole('link', { name: 'See Single press' })
  expect(link).toHaveAttribute('href', '/exercises/single-press')
  const text = choice.textContent
  await user.click(choice)
  return text
}

prepareBrowser()
beforeEach(() => {
  globalThis.fetch = (async () => ({ ok: true, json: async () => [press, single] })) as never
})

test('a session shows the next set and what undo reverted, and lists untouched exercises on finish', async () => {
  await begin()
  expect(button('Set 1: press, 8')).toBeVisible()
  await doSet('press, set 1', '60')
  await tap('Undo press, set 1')
  expect(screen.getByText('Undone: press, set 1')).toBeVisible()
  for (const set of [1, 2]) await doSet(`press, set ${set}`)
  expect(screen.queryByText('Undone: press, set 1')).toBeNull()
  await tap('End the rest')
  expect(button('Set 1: plank, 30 seconds')).toBeVisible()
  await tap('Finish Session')
  expect(screen.getByText(/^Not done: plank\./)).toHaveFocus()
  await tap('Finish Anyway')
  expect(await screen.findByRole('heading', { name: 'A, done' })).toBeVisible()
})

test('two taps on Start Session start one session', async () => {
  await open()
  await user.dblClick(button('Start Session'))
  await screen.findByRole('button', { name: 'Finish Session' })
  expect([...currentTraining().sessions.values()]).toHaveLength(1)
})

test('unit, sound and rest change during a session, and unfinished sets follow', async () => {
  await begin()
  await doSet('press, set 1', '60')
  await user.click(screen.getByRole('radio', { name: 'lb' }))
  expect(screen.getByRole('radio', { name: 'lb' })).toHaveFocus()
  expect(field('press, set 1: weight in kg')).toHaveValue('60')
  expect(field('press, set 2: weight in lb')).toHaveValue('130')
  expect(screen.getByText('On each side: 35, 5, 2.5 lb.')).toBeInTheDocument()
  expect(button('press, set 2: 5 lb more')).toBeVisible()
  expect(button('press, set 2: 1 rep less')).toBeVisible()
  // 10% less than 60 kg is 54 kg, 55 the nearest; 120 lb.
  await tap('press, set 1: 0 left')
  expect(field('press, set 2: weight in lb')).toHaveValue('120')
  await user.click(screen.getByRole('checkbox', { name: 'Play a sound when time is up' }))
  expect(localStorage.getItem('training-settings')).toContain('"sound":true')
  await tap('Rest of press: 15 seconds more')
  expect(screen.getByText('Rest after a set: 135 seconds')).toBeInTheDocument()
  await tap('End the rest')
  await user.click(screen.getByRole('checkbox', { name: 'Time the rest after each set' }))
  await doSet('press, set 2')
  expect(screen.queryByRole('timer')).toBeNull()
})

test('a rating changes no weight that was typed for a later set', async () => {
  await begin()
  await doSet('press, set 1', '60')
  const [next, last] = [field('press, set 2: weight in kg'), 'press, set 3: weight in kg']
  await user.click(screen.getAllByRole('button', { name: 'Add a Set' })[0] as HTMLElement)
  await enter(field(last), '50')
  await tap('press, set 1: 2 left')
  expect([next, field(last)].map(({ value }) => value)).toEqual(['60', '50'])
  await tap('press, set 1: 0 left')
  expect([next, field(last)].map(({ value }) => value)).toEqual(['55', '50'])
  await tap('press, set 1: 3 left')
  expect([next, field(last)].map(({ value }) => value)).toEqual(['60', '50'])
})

test('warm-up sets keep the unit of the set they lead up to', async () => {
  const withRampUp = planOf({}, rules.double, { rampUp: ['5 at 50%'] })
  render(<Train plan={pageOf(withRampUp, 1, { offersOfflineCopy: false })} siteUnit="kg" />)
  await startSession()
  await doSet('press, set 1', '100')
  await user.click(screen.getByRole('radio', { name: 'lb' }))
  expect(button('press, warm-up 50 kg × 5: done')).toBeVisible()
})

test('an open session that the plan no longer has can be resumed', async () => {
  const at = new Date().toISOString()
  const old = { ...openSession(), week: 9, name: 'Old', started: at, changed: at }
  window.history.replaceState({ view: 'today' }, '')
  await open()
  await act(() => dispatch({ type: 'put', at, sessions: [old] }))
  expect(screen.getByRole('heading', { name: 'Old' })).toBeVisible()
  await tap('Resume')
  expect(await screen.findByRole('button', { name: 'Finish Session' })).toBeVisible()
})

test('a swap from the library shows per-side work and the reason, and moves focus to the new exercise', async () => {
  await begin()
  await swap(0, 'It hurts')
  const card = screen.getByRole('region', { name: 'Single press' })
  expect(within(card).getByText(/^2 × 8-12 per side/)).toBeVisible()
  expect(within(card).getByText('In place of press: it hurt.')).toBeVisible()
  expect(within(card).getByRole('heading', { name: 'Single press' })).toHaveFocus()
  const [entry] = session()?.entries ?? []
  expect(entry).toMatchObject({ exercise: 'single-press', planned: 'press', why: 'pain' })
  expect(currentTraining().plans.get('plan')?.exercises).toHaveProperty('single-press')
})

test('a substitute takes the remaining rounds of a superset', async () => {
  await open()
  await choose('1.3')
  await startSession()
  for (const name of ['press', 'row']) await doSet(`${name}, set 1`, '60')
  await swap(0)
  const superset = within(screen.getByRole('region', { name: 'Superset A' }))
  expect(superset.getByText('Superset A · 2 rounds')).toBeVisible()
  const second = within(superset.getByText('Round 2').parentElement as HTMLElement)
  expect(second.getByText(/^Set 1 of 1/)).toBeVisible()
  expect(second.getByRole('button', { name: 'Single press, set 1: done' })).toBeVisible()
})

test('a swap for pain shows on the summary, and the next session offers the same substitute', async () => {
  await begin()
  await user.click(screen.getAllByRole('radio', { name: 'It hurts' })[0] as HTMLElement)
  expect(screen.getByText(/see a doctor before you load it/)).toBeInTheDocument()
  await swap(0, 'It hurts')
  await user.type(field(/^Single press, set 1: weight/), '20')
  await doSet('Single press, set 1')
  await finish()
  expect(screen.getByText('In place of press: it hurt.')).toBeVisible()
  await tap('Back to Today')
  await choose('2.1')
  await startSession()
  expect(screen.getByText(/^It hurt last time\./)).toBeVisible()
  await tap('Use Single press again')
  expect(screen.getByRole('heading', { name: 'Single press' })).toHaveFocus()
  expect(screen.queryByText(/^It hurt last time\./)).toBeNull()
  expect(session()?.entries[0]).toMatchObject({ exercise: 'single-press', why: 'pain' })
})

test('a permanent note and the last numbers return with their exercise', async () => {
  await begin()
  await enter(field(/^Permanent note for press/), 'Seat at hole 4')
  for (const set of [1, 2]) await doSet(`press, set ${set}`, '60')
  await finish()
  expect(screen.getByText('2 sets · 960 kg lifted')).toBeVisible()
  await tap('Back to Today')
  await choose('2.1')
  await startSession()
  expect(screen.getByText('Seat at hole 4')).toBeVisible()
  expect(screen.getByText(/^Last time, .*: 60 kg × 8, 8$/)).toBeVisible()
})

test('swap search finds exercises with another measure and says so', async () => {
  await begin()
  expect(await swap(1)).toMatch('dumbbell; reps instead of seconds')
  expect(screen.getByText(/^1 × 10 per side/)).toBeVisible()
})

describe('Back', () => {
  test('leads from progress to today, even after a reload that reopens progress', async () => {
    const leave = await open()
    await tap('Progress')
    await screen.findByRole('heading', { name: 'Progress' })
    leave()
    render(<Train plan={plan} siteUnit="kg" />)
    expect(await screen.findByRole('heading', { name: 'Progress' })).toBeVisible()
    await back()
    expect(await screen.findByRole('button', { name: 'Start Session' })).toBeVisible()
  })

  test('leads from a session to today, where Resume focuses the next set', async () => {
    await begin()
    expect(screen.getByRole('heading', { name: 'A' })).toHaveFocus()
    await doSet('press, set 1', '60')
    await doSet('press, set 2')
    await back()
    await tap('Resume')
    expect(await screen.findByRole('heading', { name: 'plank' })).toHaveFocus()
  })

  test('leads from the summary to today, not into the finished session', async () => {
    await begin()
    await finish()
    await back()
    expect(await screen.findByRole('heading', { name: 'Share' })).toBeVisible()
    expect(window.history.state).toEqual({ view: 'today' })
  })
})

test('without prefetching, the form for maxes loads on tap', async () => {
  browser.isIdle = false
  await open()
  await choose('1.2')
  expect(screen.queryByRole('textbox', { name: 'Weight in kg' })).toBeNull()
  await tap('Enter Your Maxes')
  expect(await screen.findByRole('textbox', { name: 'Weight in kg' })).toBeVisible()
  expect(session()).toBeUndefined()
})

describe('rest notification', () => {
  const asked = jest.fn(async () => 'granted')
  const shown = jest.fn()
  beforeEach(() => {
    const statics = { permission: 'granted', requestPermission: asked }
    globalThis.Notification = Object.assign(shown, statics) as never
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'Notification')
    Reflect.deleteProperty(document, 'hidden')
  })

  test('asks for permission only when turned on; a refusal leaves it off and says why', async () => {
    asked.mockResolvedValueOnce('denied')
    await begin()
    expect(asked).not.toHaveBeenCalled()
    const choice = screen.getByRole('checkbox', { name: /^Notify me/ })
    await user.click(choice)
    await waitFor(() => expect(toasts[0]?.message).toMatch(/^Your browser blocks/))
    expect(choice).not.toBeChecked()
    await user.click(choice)
    await waitFor(() => expect(choice).toBeChecked())
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('appears at the end of a rest only while the page is hidden, even if the clock is set back', async () => {
    jest.useFakeTimers()
    try {
      const restIsOver = () => act(async () => jest.advanceTimersByTime(121_000))
      await begin()
      await user.click(screen.getByRole('checkbox', { name: /^Notify me/ }))
      await doSet('press, set 1', '60')
      await restIsOver()
      expect(shown).not.toHaveBeenCalled()
      await doSet('press, set 2')
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      jest.setSystemTime(Date.now() - 60_000)
      await restIsOver()
      expect(shown.mock.calls[0]?.[1]).toMatchObject({ body: 'Rest is over.' })
    } finally {
      jest.useRealTimers()
    }
  })
})
