import { act, render, screen, waitFor } from '@testing-library/react'
import { MarkDoneRow } from '../../src/training/mark-done-row'
import { markedSession } from '../../src/training/model/marked-session'
import { currentTraining } from '../../src/training/storage/store'
import { dispatch } from '../../src/training/storage/writer'
import { planWithSessions } from '../support/fixtures/plans'
import { toasts } from './fakes'
import { openSession } from './model/open-session'
import { prepareBrowser, tap, undoToast, user } from './train-page'

jest.mock('../../src/components/toast', () => jest.requireActual('./fakes'))

const plan = planWithSessions({ planId: 'plan' })
const [[first, second] = []] = plan.agenda
const show = () => render(<MarkDoneRow plan={plan} />)
const done = () => [...currentTraining().sessions.values()].map(({ name, week }) => [name, week])
const message = (text: string) => waitFor(() => expect(toasts.at(-1)?.message).toBe(text))

prepareBrowser()

test("a plan's page marks one session after the other as done, and undo reverts it", async () => {
  show()
  await tap(`Mark as Done ${first?.name}, week 1`)
  await message(`${first?.name}, week 1, is done.`)
  await tap(`Mark as Done ${second?.name}, week 1`)
  await message(`${second?.name}, week 1, is done.`)
  expect(done()).toEqual([
    [first?.name, 1],
    [second?.name, 1],
  ])
  await undoToast()
  expect(done()).toEqual([[first?.name, 1]])
  expect(screen.getByRole('button')).toHaveAccessibleName(`Mark as Done ${second?.name}, week 1`)
})

test('a double tap marks one session', async () => {
  show()
  await user.dblClick(await screen.findByRole('button', { name: /^Mark/ }))
  await message(`${first?.name}, week 1, is done.`)
  await waitFor(() => expect(screen.getByRole('button')).toHaveAccessibleName(/^Mark/))
  expect(done()).toHaveLength(1)
})

test('where the plan leaves a missed session out, the one after the last is marked', async () => {
  const [, , third] = plan.agenda.flat()
  const [, position] = plan.agenda.flatMap((sessions, index) =>
    sessions.map(({ name }, place) => ({
      key: `${index + 1}.${place + 1}`,
      week: index + 1,
      session: place + 1,
      name,
    })),
  )
  if (!position || !third) throw new Error('The plan has three sessions.')
  const at = '2026-01-05T10:00:00.000Z'
  const sessions = [markedSession('second', plan, position, at)]
  await act(() => dispatch({ type: 'put', at, sessions }))
  render(<MarkDoneRow plan={{ ...plan, missed: { take: 'left out' } }} />)
  await tap(/^Mark/)
  await waitFor(() => expect(done().at(-1)?.[0]).toBe(third.name))
})

test('a session that is open is finished where its numbers are', async () => {
  await act(() =>
    dispatch({ type: 'put', at: '2026-01-05T10:00:00.000Z', sessions: [openSession()] }),
  )
  show()
  await tap(/^Mark/)
  await message('A is open. Finish it on the training page.')
})

test('a plan without sessions has nothing to mark', () => {
  const { container } = render(<MarkDoneRow plan={{ ...plan, agenda: [] }} />)
  expect(container).toBeEmptyDOMElement()
})
