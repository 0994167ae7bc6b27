import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ImportForeign } from '../../../src/training/log/import-foreign'
import { currentTraining } from '../../../src/training/storage/store'
import { readForeignLog } from '../../support/read-foreign-log'

import '../fake-browser'

const mockExercise = (exerciseId: string, title: string, equipment: string) => ({
  exerciseId,
  title,
  alsoCalled: [],
  equipment: [equipment],
})
const mockLibrary = [
  mockExercise('bench', 'Barbell bench press', 'barbell'),
  mockExercise('curl', 'Dumbbell curl', 'dumbbell'),
]
jest.mock('../../../src/training/session/use-library', () => ({ useLibrary: () => mockLibrary }))

test('a single warm-up set that is left out is counted in the singular', () => {
  const log = { app: 'Hevy', sessions: [], knowsUnit: true, unreadable: 0, warmUps: 1 } as const
  render(<ImportForeign log={{ ...log, sessions: [] }} unit="kg" onDone={() => {}} />)
  expect(screen.getByText(/ 1 warm-up set left out: /)).toBeVisible()
})

test("another app's unit and an unclear name are chosen, and an imported file adds nothing again", async () => {
  const log = readForeignLog(`Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps
2024-03-05 18:30:00,"Push, heavy",1h,Bench Press (Barbell),1,132.5,8
2024-03-05 18:30:00,"Push, heavy",1h,My Own Curl,1,30,12
`)
  if (!log) throw new Error('This is a log of Strong.')
  const onDone = jest.fn()
  render(<ImportForeign log={log} unit="kg" onDone={onDone} />)
  expect(screen.getByText(/^Strong: 1 session, Tue, Mar 5, 2024/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'lb' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'My Own Curl' }), 'curl')
  expect(screen.getByText(/^1 session to add, 0 already in your log/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Add to My Log' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('1 session added.'))
  expect(screen.getByText(/^0 sessions to add, 1 already in your log/)).toBeVisible()
  const [session] = currentTraining().sessions.values()
  expect(session).toMatchObject({ name: 'Push, heavy', date: '2024-03-05' })
  expect(session?.entries).toMatchObject([
    { exercise: 'bench', sets: [{ load: 132.5, unit: 'lb', amount: 8 }] },
    { exercise: 'curl', sets: [{ load: 30, unit: 'lb', amount: 12 }] },
  ])
})
