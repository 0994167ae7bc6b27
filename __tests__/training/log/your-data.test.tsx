import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { YourData } from '../../../src/training/log/your-data'
import { pageOf, planOf, rules } from '../model/train-by-hand'

jest.mock('../../../src/ui/toast', () => ({ showToast: () => {} }))
let mockStored: ((isStored: boolean) => void) | undefined
jest.mock('../../../src/training/storage/write-training', () => ({
  dispatch: () => new Promise<boolean>((resolve) => (mockStored = resolve)),
}))

const user = userEvent.setup({ delay: null })
const plan = pageOf(planOf({}, rules.double), 8)

/** Opens a log file with sessions of these ids. */
async function upload(...ids: string[]) {
  const at = '2026-01-01T10:00:00.000Z'
  const session = { plan: 'plan', planTitle: 'Plan', week: 1, session: 1, name: 'A', entries: [] }
  const sessions = ids.map((id) => ({ ...session, id, started: at, finished: at, changed: at }))
  const content = JSON.stringify({ format: 'training-log', version: 1, sessions })
  const file = new File([], 'log.json', { type: 'application/json' })
  // jsdom can't read files.
  await user.upload(
    screen.getByLabelText(/A file that you saved/),
    Object.assign(file, { text: async () => content }),
  )
}

test('a file opened while another one is being saved keeps its preview', async () => {
  render(<YourData plan={plan} code={undefined} unit="kg" />)
  await upload('first')
  await user.click(screen.getByRole('button', { name: 'Add to My Log' }))
  await upload('first', 'second')
  await act(async () => mockStored?.(true))
  expect(screen.getByText(/^2 sessions to add/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add to My Log' }))
  await act(async () => mockStored?.(true))
  expect(screen.queryByText(/sessions to add/)).toBeNull()
})
