import { act, render, screen, within } from '@testing-library/react'
import { forgetJson } from '../../../src/lib/load-json'
import { libraryDataPath } from '../../../src/lib/paths'
import { currentTraining } from '../../../src/training/storage/store'
import { dispatch } from '../../../src/training/storage/writer'
import { Train } from '../../../src/training/train'
import { exercise, libraryWith } from '../../support/fixtures/replaceable'
import { toasts } from '../fakes'
import { line, pageOf, planWith, rules } from '../model/train-by-hand'
import { prepareBrowser, tap, undoToast, user } from '../train-page'

jest.mock('../../../src/components/toast', () => jest.requireActual('../fakes'))
jest.mock('../../../src/lib/next-frame', () => jest.requireActual('../fakes'))
jest.mock('../../../src/lib/when-idle', () => jest.requireActual('../fakes'))

const library = libraryWith(
  exercise('press', { equipment: ['barbell'], instead: ['push-up'] }),
  exercise('row', { pattern: 'pull', main: ['lats'], equipment: ['barbell'], instead: ['pull'] }),
  exercise('hang', { pattern: 'pull', main: ['forearms'], equipment: ['pull-up bar'] }),
  exercise('push-up', { loaded: 'added' }),
  exercise('pull', { pattern: 'pull', main: ['lats'], equipment: ['pull-up bar'] }),
)
const lines = [line({}), line({ exercise: 'row' }), line({ exercise: 'hang' })]
const planOf = (...all: typeof lines) =>
  pageOf(planWith(rules.double, ...all), 2, {
    // Only the plan's own exercises, without substitutes.
    exercises: new Map([...library].slice(0, 3)),
    offersOfflineCopy: false,
  })
const plan = planOf(...lines)
const box = (name: string) => screen.findByRole('checkbox', { name })
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const asked = () => listed('Exercises').map((text) => text?.split('3 ×')[0])
const swaps = () => currentTraining().plans.get('plan')?.swaps

async function open(search = '', shown = plan) {
  window.history.replaceState(null, '', `/workouts/plan/train${search}`)
  const { unmount } = render(<Train plan={shown} siteUnit="kg" />)
  await screen.findByText('Train With What You Have')
  return unmount
}

prepareBrowser()
beforeEach(() => {
  forgetJson(libraryDataPath)
  globalThis.fetch = (async () => ({ ok: true, json: async () => [...library.values()] })) as never
})

test('says what a plan cannot do without', async () => {
  await open('', planOf(line({ percent: 80 }), line({ exercise: 'hang' })))
  await user.click(screen.getByText('Train With What You Have'))
  await user.click(await box('Barbell'))
  expect(screen.getByText(/^This plan needs a barbell. Without it:/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'find another plan' })).toBeVisible()
  await user.click(await box('Barbell'))
  await user.click(await box('Pull-up bar'))
  expect(screen.queryByText(/^This plan needs/)).toBeNull()
})

test('swaps every exercise that needs missing equipment in all sessions, remembers it, and undoes it', async () => {
  const leave = await open()
  await user.click(screen.getByText('Train With What You Have'))
  await user.click(await box('Barbell'))
  expect(listed('Replacements')).toEqual(['Press: Push-up', 'Row: Pull'])
  await tap('Swap All 2')
  expect(asked()).toEqual(['Push-up', 'Pull', 'Hang'])
  expect(listed('Current swaps')).toEqual(['Press: Push-up', 'Row: Pull'])
  expect(toasts.at(-1)?.message).toBe('2 exercises swapped in all sessions.')
  leave()
  await open()
  await user.click(screen.getByText('Train With What You Have'))
  expect(await box('Barbell')).toBeChecked()
  await tap('Use the Original Exercises')
  expect(asked()).toEqual(['Press', 'Row', 'Hang'])
  expect(await box('Barbell')).not.toBeChecked()
  await undoToast()
  expect(asked()).toEqual(['Push-up', 'Pull', 'Hang'])
})

test('opens from a link with the missing equipment checked', async () => {
  await open('?without=pull-up-bar')
  expect(await box('Pull-up bar')).toBeChecked()
  expect(await box('Barbell')).not.toBeChecked()
  expect(listed('Replacements')).toEqual(['Hang: no replacement; leave it out'])
  expect(screen.queryByRole('button', { name: /^Swap/ })).not.toBeInTheDocument()
  screen.getByText(/The PDF and the calendar always show the original plan/)
})

test('opens with what the visitor told the finder: equipment that they have, and minutes', async () => {
  await open('?with=pull-up+bar&minutes=90')
  expect(await box('Barbell')).toBeChecked()
  expect(await box('Pull-up bar')).not.toBeChecked()
  expect(listed('Replacements')).toEqual(['Press: Push-up', 'Row: Pull'])
  screen.getByText(/takes \d+ minutes\. It fits\.$/)
  expect(window.location.search).toBe('')
})

test('swaps what is hard on the knee that the visitor told the finder to spare, here and in the session', async () => {
  const hard = { pattern: 'squat', hardOn: ['knee'] } as const
  const legs = libraryWith(
    exercise('step-up', { ...hard, instead: ['lunge', 'chair squat', 'bridge'] }),
    exercise('lunge', hard),
    exercise('chair squat', { pattern: 'squat' }),
    exercise('bridge', { pattern: 'hinge' }),
  )
  globalThis.fetch = (async () => ({ ok: true, json: async () => [...legs.values()] })) as never
  const legPlan = pageOf(planWith(rules.double, line({ exercise: 'step-up' })), 2, {
    exercises: new Map([...legs].slice(0, 1)),
    offersOfflineCopy: false,
  })
  await open('?minutes=25&spare=knee', legPlan)
  await screen.findByText('This plan needs only household items.')
  expect(listed('Replacements')).toEqual(['Step-up (hard on the knee): Chair squat'])
  await tap('Swap It')
  expect(asked()).toEqual(['Chair squat'])
  expect(listed('Current swaps')).toEqual(['Step-up: Chair squat'])
  expect(screen.queryByRole('list', { name: 'Replacements' })).toBeNull()
  await tap('Start Session')
  expect(await screen.findByRole('heading', { name: /Chair squat/ })).toBeVisible()
})

test('remembers missing equipment after an undo and ranks swaps in a session by it', async () => {
  const leave = await open('?without=barbell')
  await tap('Swap All 2')
  await undoToast()
  expect(swaps()).toEqual({})
  leave()
  await open()
  await user.click(screen.getByText('Train With What You Have'))
  expect(await box('Barbell')).toBeChecked()
  await tap('Start Session')
  await user.click((await screen.findAllByText('Swap Hang'))[0] as HTMLElement)
  await user.click(screen.getAllByRole('radio', { name: 'I prefer another' }).at(-1) as HTMLElement)
  await user.type(screen.getAllByRole('searchbox').at(-1) as HTMLElement, 'p')
  // Exercises that need the barbell come last.
  expect(listed('In place of Hang')).toEqual([
    'Push-upno equipmentSee Push-up',
    'Pullpull-up barSee Pull',
    'PressbarbellSee Press',
  ])
})

test("keeps the trainee's own swap where it is doable, and undo restores it", async () => {
  await act(() =>
    dispatch({
      type: 'plan',
      plan: 'plan',
      at: new Date().toISOString(),
      change: { swaps: { row: 'hang' } },
    }),
  )
  await open('?without=barbell')
  await tap('Swap It')
  expect(swaps()).toEqual({ row: 'hang', press: 'push-up' })
  await undoToast()
  expect(swaps()).toEqual({ row: 'hang' })
})

test('opens from a plan that leads here, with nothing marked', async () => {
  await open('?without=')
  expect(await box('Barbell')).not.toBeChecked()
})

test('says what to leave out when time is short, among the exercises that replace the planned ones', async () => {
  const leave = await open()
  await user.click(screen.getByText('Short on Time'))
  await screen.findByText('A takes 31 minutes; with one less set or round of each exercise, 23.')
  leave()
  // With a second exercise for the lats, one can go.
  await open('?without=barbell', planOf(...lines, line({ exercise: 'row' })))
  await tap('Swap All 2')
  await user.click(screen.getByText('Short on Time'))
  await screen.findByText(/^A takes 41 minutes\. Cut from the top until it fits/)
  expect(listed('Leave out')).toEqual(['Pull: 31 minutes left'])
})
