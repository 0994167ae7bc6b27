/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import type { Program } from '../../../src/plan/model/program'
import { currentTraining } from '../../../src/training/storage/training-store'
import { Train } from '../../../src/training/train'
import { exercises, line, pageOf, planOf, rules } from '../model/train-by-hand'
import { button, field, prepareBrowser, user } from '../train-page'

jest.setTimeout(60_000)
jest.mock('gatsby', () => jest.requireActual('../../support/gatsby'))
jest.mock('../../../src/training/storage/database', () => ({
  readAll: async () => ({ sessions: [], plans: [] }),
  readForPlan: async () => ({ sessions: [], plans: [] }),
  writeRecords: async () => {},
}))
const mockToasts: string[] = []
jest.mock('../../../src/ui/toast', () => ({
  showToast: (message: string) => mockToasts.push(message),
}))
/** Idle browsers prefetch what the page needs later. */
let mockIsIdle = true
jest.mock('../../../src/start/next-frame', () => ({ nextFrame: async () => {} }))
jest.mock('../../../src/start/when-idle', () => ({
  whenIdle: (call: () => void) => mockIsIdle && call(),
}))
jest.mock('../../../src/ui/use-site', () => ({ useSite: () => ({ whatsapp: { coach: '+1' } }) }))
jest.mock('../../../src/exercises/exercise-link', () => ({
  ExerciseLink: ({ title }: { title: string }) => title,
}))

const rule = { ...rules.double, badDay: 10 }
const program: Program = planOf({}, rule, {
  sessions: [
    {
      name: 'A',
      days: [['Monday']],
      weeks: [1, 2],
      lines: [
        line({ sets: [2] }),
        line({ exercise: 'plank', measure: 'seconds', amount: ['30'], sets: [1] }),
      ],
    },
    {
      name: 'Share',
      days: [['Friday']],
      weeks: [1, 2],
      lines: [line({ exercise: 'squat', percent: [70], progression: 'weeks' })],
    },
    {
      name: 'Pair',
      days: [['Saturday']],
      weeks: [1, 2],
      lines: [line({ sets: [2], group: 'A' }), line({ exercise: 'row', sets: [2], group: 'A' })],
    },
  ],
})
const plan = pageOf(program, 2, { offersOfflineCopy: false })
const library = [
  { ...exercises.get('press'), main: ['chest'], alsoCalled: [], hardOn: [] },
  {
    ...exercises.get('press'),
    exerciseId: 'single-press',
    title: 'Single press',
    perSide: true,
    equipment: ['dumbbell'],
    main: ['chest'],
    alsoCalled: ['One-hand press'],
    hardOn: [],
  },
]

const session = () => [...currentTraining().sessions.values()].find(({ finished }) => !finished)

async function open() {
  const { unmount } = render(<Train plan={plan} siteUnit="kg" />)
  await screen.findByText(/(sessions|sets) done$/)
  return unmount
}
async function begin() {
  await open()
  await user.click(await screen.findByRole('button', { name: 'Start Session' }))
  await screen.findByRole('button', { name: 'Finish Session' })
}
async function weigh(name: string, weight: string) {
  const weights = field(`${name}: weight in kg`)
  await user.clear(weights)
  await user.type(weights, weight)
}
async function back() {
  const popped = new Promise((done) => addEventListener('popstate', done, { once: true }))
  await act(async () => {
    window.history.back()
    await popped
  })
}

prepareBrowser()
beforeEach(() => {
  mockToasts.length = 0
  mockIsIdle = true
  globalThis.fetch = (async () => ({ ok: true, json: async () => library })) as never
})

test('a session shows the next set and what undo reverted, and lists untouched exercises on finish', async () => {
  await begin()
  expect(button('Set 1: press, 8')).toBeVisible()
  await weigh('press, set 1', '60')
  await user.click(button('press, set 1: done'))
  await user.click(button('Undo press, set 1'))
  expect(screen.getByText('Undone: press, set 1')).toBeVisible()
  for (const set of [1, 2]) await user.click(button(`press, set ${set}: done`))
  expect(screen.queryByText('Undone: press, set 1')).toBeNull()
  await user.click(button('End the rest'))
  expect(button('Set 1: plank, 30 seconds')).toBeVisible()
  await user.click(button('Finish Session'))
  expect(screen.getByText(/^Not done: plank\./)).toHaveFocus()
  await user.click(button('Finish Anyway'))
  expect(await screen.findByRole('heading', { name: 'A, done' })).toBeVisible()
})

test('unit, sound and rest change during a session, and unfinished sets follow', async () => {
  await begin()
  await weigh('press, set 1', '60')
  await user.click(button('press, set 1: done'))
  await user.click(screen.getByRole('radio', { name: 'lb' }))
  expect(screen.getByRole('radio', { name: 'lb' })).toHaveFocus()
  expect(field('press, set 1: weight in kg')).toHaveValue('60')
  expect(field('press, set 2: weight in lb')).toHaveValue('130')
  // 10% less than 60 kg is 54 kg, rounded down to 52.5.
  await user.click(button('press, set 1: 0 left'))
  expect(field('press, set 2: weight in lb')).toHaveValue('115')
  await user.click(screen.getByRole('checkbox', { name: 'Play a sound when time is up' }))
  expect(localStorage.getItem('training-settings')).toContain('"sound":true')
  await user.click(button('Rest of press: 15 seconds more'))
  expect(screen.getByText('Rest after a set: 135 seconds')).toBeInTheDocument()
})

test('a swap from the library shows per-side work and the reason, and moves focus to the new exercise', async () => {
  await begin()
  const menu = screen.getByText('Swap press').closest('.train-menu')
  await user.click(menu?.querySelector('summary') as HTMLElement)
  await user.click(screen.getByText('Swap press'))
  await user.click(screen.getAllByRole('radio', { name: 'It hurts' })[0] as HTMLElement)
  expect(screen.getAllByText(/see a doctor before you load it/)[0]).toBeVisible()
  await user.type(screen.getAllByRole('searchbox')[0] as HTMLElement, 'one-hand')
  expect(await screen.findByRole('link', { name: 'See Single press' })).toHaveAttribute(
    'href',
    '/exercises/single-press',
  )
  await user.click(screen.getByRole('button', { name: /^Single press/ }))
  const card = screen.getByRole('region', { name: 'Single press' })
  expect(within(card).getByText(/^2 × 8-12 per side/)).toBeVisible()
  expect(within(card).getByText('In place of press: it hurt.')).toBeVisible()
  expect(within(card).getByRole('heading', { name: 'Single press' })).toHaveFocus()
  expect(session()?.entries[0]).toMatchObject({
    exercise: 'single-press',
    planned: 'press',
    why: 'pain',
  })
  expect(currentTraining().plans.get('plan')?.exercises).toHaveProperty('single-press')
})

test('a substitute takes the remaining rounds of a superset', async () => {
  await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Another session' }), '1.3')
  await user.click(await screen.findByRole('button', { name: 'Start Session' }))
  await screen.findByRole('button', { name: 'Finish Session' })
  for (const name of ['press', 'row']) {
    await weigh(`${name}, set 1`, '60')
    await user.click(button(`${name}, set 1: done`))
  }
  await user.click(screen.getByText('Swap press'))
  await user.type(screen.getAllByRole('searchbox')[0] as HTMLElement, 'one-hand')
  await user.click(await screen.findByRole('button', { name: /^Single press/ }))
  const superset = screen.getByRole('region', { name: 'Superset A' })
  expect(within(superset).getByText('Superset A · 2 rounds')).toBeVisible()
  const second = within(superset).getByText('Round 2').parentElement as HTMLElement
  expect(within(second).getByText(/^Set 1 of 1/)).toBeVisible()
  expect(within(second).getByRole('button', { name: 'Single press, set 1: done' })).toBeVisible()
})

describe('swapping for pain', () => {
  async function swapForPain() {
    await user.click(screen.getAllByRole('radio', { name: 'It hurts' })[0] as HTMLElement)
    await user.type(screen.getAllByRole('searchbox')[0] as HTMLElement, 'single')
    await user.click(await screen.findByRole('button', { name: /^Single press/ }))
  }
  async function finish() {
    await user.click(button('Finish Session'))
    await user.click(button('Finish Anyway'))
    await screen.findByRole('heading', { name: 'A, done' })
  }
  async function beginAgain() {
    await user.click(button('Back to Today'))
    await user.selectOptions(await screen.findByRole('combobox', { name: /session$/ }), '2.1')
    await user.click(button('Start Session'))
    await screen.findByRole('button', { name: 'Finish Session' })
  }

  test('shows on the summary, and the next session offers the same substitute', async () => {
    await begin()
    await user.click(screen.getByText('Swap press'))
    await swapForPain()
    await user.type(field(/^Single press, set 1: weight/), '20')
    await user.click(button('Single press, set 1: done'))
    await finish()
    expect(screen.getByText('In place of press: it hurt.')).toBeVisible()
    await beginAgain()
    expect(screen.getByText(/^It hurt last time\./)).toBeVisible()
    await user.click(button('Take Single press again'))
    expect(screen.getByRole('heading', { name: 'Single press' })).toHaveFocus()
    expect(screen.queryByText(/^It hurt last time\./)).toBeNull()
    expect(session()?.entries[0]).toMatchObject({ exercise: 'single-press', why: 'pain' })
  })

  test('does not prompt again once the original exercise has a completed set', async () => {
    await begin()
    await user.click(screen.getByText('Swap press'))
    await swapForPain()
    await finish()
    await beginAgain()
    await weigh('press, set 1', '20')
    await user.click(button('press, set 1: done'))
    expect(screen.queryByText(/^It hurt last time\./)).toBeNull()
  })
})

test('swap search finds exercises with another measure and says so', async () => {
  await begin()
  await user.click(screen.getByText('Swap plank'))
  await user.type(screen.getAllByRole('searchbox')[1] as HTMLElement, 'one-hand')
  const choice = await screen.findByRole('button', { name: /^Single press/ })
  expect(choice).toHaveTextContent('dumbbell; reps instead of seconds')
  await user.click(choice)
  expect(screen.getByText(/^1 × 10 per side/)).toBeVisible()
})

describe('Back', () => {
  test('leads from progress to today, even after a reload that reopens progress', async () => {
    const leave = await open()
    await user.click(button('Progress'))
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
    await weigh('press, set 1', '60')
    for (const set of [1, 2]) await user.click(button(`press, set ${set}: done`))
    await back()
    await user.click(await screen.findByRole('button', { name: 'Resume' }))
    expect(await screen.findByRole('heading', { name: 'plank' })).toHaveFocus()
  })

  test('leads from the summary to today, not into the finished session', async () => {
    await begin()
    await user.click(button('Finish Session'))
    await user.click(button('Finish Anyway'))
    await screen.findByRole('heading', { name: 'A, done' })
    await back()
    expect(await screen.findByRole('heading', { name: 'Share' })).toBeVisible()
    expect(window.history.state).toEqual({ view: 'today' })
  })
})

test('without prefetching, the form for bests loads on tap', async () => {
  mockIsIdle = false
  await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Another session' }), '1.2')
  expect(screen.queryByRole('textbox', { name: 'Weight in kg' })).toBeNull()
  await user.click(button('Enter Your Maxes'))
  expect(await screen.findByRole('textbox', { name: 'Weight in kg' })).toBeVisible()
  expect(session()).toBeUndefined()
})

describe('rest notification', () => {
  const asked = jest.fn(async () => 'granted')
  const shown = jest.fn()
  beforeEach(() => {
    asked.mockClear()
    shown.mockClear()
    class FakeNotification {
      static permission = 'granted'
      static requestPermission = asked
      constructor(...message: unknown[]) {
        shown(...message)
      }
    }
    globalThis.Notification = FakeNotification as never
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
    await waitFor(() => expect(mockToasts[0]).toMatch(/^Your browser blocks/))
    expect(choice).not.toBeChecked()
    await user.click(choice)
    await waitFor(() => expect(choice).toBeChecked())
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('appears at the end of a rest only while the page is hidden', async () => {
    jest.useFakeTimers()
    try {
      await begin()
      await user.click(screen.getByRole('checkbox', { name: /^Notify me/ }))
      await act(async () => {})
      await weigh('press, set 1', '60')
      await user.click(button('press, set 1: done'))
      act(() => jest.advanceTimersByTime(121_000))
      await act(async () => {})
      expect(shown).not.toHaveBeenCalled()
      await user.click(button('press, set 2: done'))
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      act(() => jest.advanceTimersByTime(121_000))
      await act(async () => {})
      expect(shown.mock.calls[0]?.[1]).toMatchObject({ body: 'The rest is over.' })
    } finally {
      jest.useRealTimers()
    }
  })
})
