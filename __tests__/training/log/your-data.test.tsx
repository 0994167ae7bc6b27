import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { YourData } from '../../../src/training/log/your-data'
import { logFile } from '../log-file'
import { pageOf, planOf, rules } from '../model/train-by-hand'

jest.mock('../../../src/components/toast', () => ({ showToast: () => {} }))
let mockStored: ((isStored: boolean) => void) | undefined
jest.mock('../../../src/training/storage/writer', () => ({
  dispatch: () => new Promise<boolean>((resolve) => (mockStored = resolve)),
}))

const user = userEvent.setup({ delay: null })
const plan = pageOf(planOf({}, rules.double), 8)

const fileField = () => screen.getByLabelText<HTMLInputElement>(/A file that you saved/)

/** Opens a file with this content. */
async function upload(content: string) {
  await user.upload(fileField(), logFile(content, 'text/csv'))
}

/** Opens a log file with sessions of these ids. */
async function uploadSessions(...ids: string[]) {
  const at = '2026-01-01T10:00:00.000Z'
  const session = { plan: 'plan', planTitle: 'Plan', week: 1, session: 1, name: 'A', entries: [] }
  const sessions = ids.map((id) => ({ ...session, id, started: at, finished: at, changed: at }))
  await upload(JSON.stringify({ format: 'training-log', version: 1, sessions }))
}

test('a file opened while another one is being saved keeps its preview', async () => {
  render(<YourData plan={plan} unit="kg" />)
  await uploadSessions('first')
  await user.click(await screen.findByRole('button', { name: 'Add to My Log' }))
  await uploadSessions('first', 'second')
  await act(async () => mockStored?.(true))
  expect(await screen.findByText(/^2 sessions to add/)).toBeVisible()
  // The field still names the file that was read.
  expect(fileField().files).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: 'Add to My Log' }))
  await act(async () => mockStored?.(true))
  expect(screen.queryByText(/sessions to add/)).toBeNull()
})

test('another table, or the same one again after a failed load, starts a new import', async () => {
  const table = (exercise: string) =>
    `Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2024-03-05 18:30:00,Push,${exercise},1,60,8`
  const failed = async () => Promise.reject(new Error('Offline.'))
  const library = [{ exerciseId: 'bench', title: 'Bench press', alsoCalled: [] }]
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => library })) as never
  jest.mocked(fetch).mockImplementationOnce(failed)
  render(<YourData plan={plan} unit="kg" />)
  await upload(table('Bench'))
  expect(await screen.findByRole('alert')).toHaveTextContent('open the file again')
  await upload(table('Bench'))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Bench' }), 'bench')
  await user.click(screen.getByRole('radio', { name: 'lb' }))
  await upload(table('Bench '))
  expect(await screen.findByRole('combobox', { name: 'Bench' })).toHaveValue('')
  expect(screen.getByRole('radio', { name: 'kg' })).toBeChecked()
})

test('asks about the names with the most sets first, and about the others on request', async () => {
  const rows = Array.from({ length: 18 }, (_, index) =>
    Array.from(
      { length: index + 1 },
      (_, set) => `2024-03-05 18:30:00,Push,Lift ${index + 1},${set + 1},60,8`,
    ),
  )
  const table = ['Date,Workout Name,Exercise Name,Set Order,Weight,Reps', ...rows.flat()].join('\n')
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => [] })) as never
  render(<YourData plan={plan} unit="kg" />)
  await upload(table)
  const names = await screen.findAllByRole('combobox')
  expect(names).toHaveLength(8)
  expect(names[0]).toHaveAccessibleName('Lift 18')
  await user.click(screen.getByRole('button', { name: 'Show 8 More Names' }))
  expect(screen.getAllByRole('combobox')).toHaveLength(16)
  await user.click(screen.getByRole('button', { name: 'Show 2 More Names' }))
  expect(screen.getByRole('combobox', { name: 'Lift 1' })).toBeVisible()
})

test('says how many sessions come and how many rows do not, with the first of them', async () => {
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => [] })) as never
  render(<YourData plan={plan} unit="kg" />)
  await upload(`Date,Workout Name,Exercise Name,Set Order,Weight,Reps
2024-03-05 18:30:00,Push,Bench,1,60,8
2024-03-05 18:30:00,Push,Bench,2,60,877777
8 Foo 2024,Push,Bench,1,60,8`)
  expect(await screen.findByText(/^Strong: 1 session, .*Mar 5, 2024/)).toBeVisible()
  expect(
    screen.getByText('2 rows cannot be read and are left out. Row 3: 877777 reps is too much.'),
  ).toBeVisible()
  expect(screen.getByText(/^1 session to add, 0 already in your log/)).toBeVisible()
})
