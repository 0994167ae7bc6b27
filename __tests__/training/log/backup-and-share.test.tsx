/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SessionSummary } from '../../../src/training/log/session-summary'
import { emptyState } from '../../../src/training/model/log'
import { publish } from '../../../src/training/storage/training-store'
import { exercises, pageOf, planOf, rules, trainee } from '../model/train-by-hand'

jest.mock('gatsby', () => jest.requireActual('../../support/gatsby'))
jest.mock('../../../src/training/storage/open-training', () => ({ openWholeLog: async () => {} }))
const mockSaved = jest.fn()
jest.mock('../../../src/ui/save-file', () => ({ saveFile: (name: string) => mockSaved(name) }))

const user = userEvent.setup({ delay: null })
const program = planOf({}, rules.double)
const plan = pageOf(program, 8)

/** Renders the summary of the last of `count` sessions. */
function end(count: number) {
  const { does, sessions } = trainee(program)
  does(60, [8, 8, 8])
  const [session] = sessions
  if (!session) throw new Error('A session was done.')
  const before = Array.from({ length: count - 1 }, (_, index) => ({ ...session, id: `s${index}` }))
  const state = emptyState('plan')
  const now = new Date(session.started)
  const input = { program, exercises, sessions: [...before, session], unit: 'kg', bar: 20 } as const
  render(<SessionSummary plan={plan} session={session} input={{ ...input, state, now }} />)
}

test('a record shows once it is compared with the whole log', () => {
  const { does, sessions } = trainee(program)
  for (const load of [60, 62.5]) does(load, [8, 8, 8])
  const [first, second] = sessions
  if (!first || !second) throw new Error('Two sessions were done.')
  const state = emptyState('plan')
  const now = new Date(second.started)
  const input = { program, exercises, sessions, unit: 'kg', bar: 20, state, now } as const
  render(<SessionSummary plan={plan} session={second} input={input} />)
  const records = () => screen.queryByText(/^press\. Heaviest weight: 62.5 kg/)
  expect(records()).toBeNull()
  act(() => publish({ wholeLog: 'failed' }))
  expect(records()).toBeNull()
  expect(screen.getByText(/so this shows no records/)).toBeVisible()
  act(() => publish({ wholeLog: 'read' }))
  expect(records()).toBeVisible()
})

const reminder = () => screen.queryByText(/sessions are in this browser only/)

beforeEach(() => {
  mockSaved.mockClear()
  localStorage.removeItem('training-backup')
})
afterEach(() => {
  cleanup()
  Object.assign(navigator, { share: undefined })
  Reflect.deleteProperty(navigator, 'share')
})

test.each([
  ['Save a Copy', 1],
  ['Not Now', 0],
])(
  'the tenth session without a backup offers one; "%s" dismisses the offer',
  async (name, files) => {
    end(9)
    expect(reminder()).toBeNull()
    cleanup()
    end(10)
    expect(reminder()).toBeVisible()
    await user.click(screen.getByRole('button', { name }))
    expect(reminder()).toBeNull()
    expect(mockSaved).toHaveBeenCalledTimes(files)
    if (files)
      expect(mockSaved).toHaveBeenCalledWith(expect.stringMatching(/^training-log-.*json$/))
    cleanup()
    end(11)
    expect(reminder()).toBeNull()
  },
)

test('without a share sheet, the summary offers a WhatsApp link and a copy button', async () => {
  end(1)
  const link = screen.getByRole('link', { name: 'Send to Your Coach' })
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text')
  expect(text).toMatch(
    /^A, Mon, Jan 5, 2026 \(Plan\)\n3 sets, 1,440 kg lifted\n\npress: 60 kg × 8, 8, 8$/m,
  )
  await user.click(screen.getByRole('button', { name: 'Copy as Text' }))
  expect(await navigator.clipboard.readText()).toBe(text)
})

test('with a share sheet, the sheet receives the session as text', async () => {
  const shared: unknown[] = []
  Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) })
  end(1)
  await user.click(screen.getByRole('button', { name: 'Share With Your Coach' }))
  expect(shared).toEqual([{ text: expect.stringContaining('press: 60 kg × 8, 8, 8') }])
})
