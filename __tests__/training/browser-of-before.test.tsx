import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { readCheckMarks } from '../../src/training/check-marks'
import { currentTraining } from '../../src/training/storage/store'
import { dispatch } from '../../src/training/storage/writer'
import { Train } from '../../src/training/train'
import { currentSettings } from '../../src/training/use-settings'
import before from '../support/fixtures/browser-of-november-2026.json'
import { fillDatabase } from './fake-browser'
import { line, pageOf, planOf, rules } from './model/train-by-hand'
import { prepareBrowser, tap } from './train-page'

jest.mock('../../src/lib/when-idle', () => jest.requireActual('./fakes'))

const program = planOf({}, rules.double, {
  sessions: [{ name: 'A', days: [['Monday', 'Wednesday']], weeks: [1, 2, 3], lines: [line({})] }],
})
const plan = pageOf(program, 3)
const stored = (key: string) => localStorage.getItem(key)

prepareBrowser()

test('what a visitor stored before December 2026 opens with nothing lost', async () => {
  await fillDatabase(before)
  for (const [key, value] of Object.entries(before.localStorage)) localStorage.setItem(key, value)
  render(<Train plan={plan} siteUnit="kg" />)
  expect(await screen.findByText('Week 3 of 3 · 3 of 6 sessions done')).toBeVisible()

  const { sessions, plans } = currentTraining()
  expect(sessions.get('first')).toEqual(before.sessions[0])
  expect(plans.get('plan')).toEqual(before.plans[0])
  expect(currentSettings()).toMatchObject(JSON.parse(before.localStorage['training-settings']))
  expect(JSON.parse(stored('begun-plans') ?? '')).toMatchObject([{ week: 3, swapped: 1 }])
  for (const key of ['progress:plan', 'training-backup', 'unit'] as const)
    expect(stored(key)).toBe(before.localStorage[key])

  await tap('Past Sessions')
  await waitFor(() => expect(screen.getAllByText('marked as done')).toHaveLength(3))
  expect(screen.getByText('2 sets')).toBeVisible()
  cleanup()
})

test('check marks are read once, so a session deleted since stays deleted', async () => {
  localStorage.setItem('progress:plan', '{"1.1":"2026-11-16"}')
  await readCheckMarks(plan, plan.slots)
  const [session] = currentTraining().sessions.values()
  expect(session).toMatchObject({ name: 'A', date: '2026-11-16', entries: [] })
  await dispatch({ type: 'remove', session: session?.id ?? '' })
  await readCheckMarks(plan, plan.slots)
  expect(currentTraining().sessions.size).toBe(0)
})
