import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SessionLog } from '../../../packages/progression/record/log'
import { emptyState } from '../../../packages/progression/record/plan-state'
import { slotsOf } from '../../../packages/progression/week/slots'
import { canShareLog, shareLog } from '../../../src/training/log/save-log'
import { SessionSummary } from '../../../src/training/log/session-summary'
import { publish } from '../../../src/training/storage/store'
import type { TrainingPlan } from '../../../src/training/training-plan'
import { exercises, planOf, rules, trainee } from '../model/train-by-hand'

jest.mock('../../../src/training/storage/store', () => ({
  ...jest.requireActual('../../../src/training/storage/store'),
  openWholeLog: async () => {},
}))
const mockSaved = jest.fn()
jest.mock('../../../src/components/save-file', () => ({
  saveFile: (name: string) => mockSaved(name),
}))

const user = userEvent.setup({ delay: null })
const program = planOf({}, rules.double)

/** Renders the summary of the last of `count` sessions, after lighter ones. */
function end(count: number) {
  const { does, sessions } = trainee(program)
  does(60, [8, 8, 8])
  does(62.5, [8, 8, 8])
  const [first, last] = sessions as [SessionLog, SessionLog]
  const before = Array.from({ length: count - 1 }, (_, index) => ({ ...first, id: `s${index}` }))
  const state = emptyState('plan')
  const now = new Date(last.started)
  const input = { program, exercises, sessions: [...before, last], unit: 'kg', bar: 20 } as const
  const plan = { program, weeks: 8, slots: slotsOf(program, 8) } as unknown as TrainingPlan
  render(<SessionSummary plan={plan} session={last} input={{ ...input, state, now }} next={[]} />)
}

afterEach(() => {
  cleanup()
  localStorage.removeItem('training-backup')
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

test('says how far the plan is, filled up to this session', () => {
  end(3)
  screen.getByText(/^Session \d+ of \d+$/)
})

test('a record shows once it is compared with the whole log', () => {
  end(2)
  const records = () => screen.queryByText(/^press\. Heaviest weight: 62.5 kg/)
  expect(records()).toBeNull()
  act(() => publish({ wholeLog: 'failed' }))
  expect(records()).toBeNull()
  expect(screen.getByText(/so this shows no records/)).toBeVisible()
  act(() => publish({ wholeLog: 'read' }))
  expect(records()).toBeVisible()
})

test.each([
  ['Save a Copy', [[expect.stringMatching(/^training-log-.*json$/)]]],
  ['Not Now', []],
])(
  'the tenth session without a backup offers one; "%s" dismisses the offer',
  async (name, files) => {
    mockSaved.mockClear()
    const reminder = () => screen.queryByText(/sessions are in this browser only/)
    end(9)
    expect(reminder()).toBeNull()
    cleanup()
    end(10)
    expect(reminder()).toBeVisible()
    await user.click(screen.getByRole('button', { name }))
    expect(reminder()).toBeNull()
    expect(mockSaved.mock.calls).toEqual(files)
    cleanup()
    end(11)
    expect(reminder()).toBeNull()
  },
)

test('without a share sheet, the summary offers a WhatsApp link and a copy button', async () => {
  end(1)
  const link = screen.getByRole('link', { name: /^Send to Your Coach/ })
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text')
  expect(text).toMatch(/^3 sets, 1,500 kg lifted\n\npress: 62.5 kg × 8, 8, 8$/m)
  await user.click(screen.getByRole('button', { name: 'Copy as Text' }))
  expect(await navigator.clipboard.readText()).toBe(text)
})

test('with a share sheet, the sheet receives the session as text', async () => {
  const share = jest.fn(async () => {})
  Object.assign(navigator, { share })
  end(1)
  await user.click(screen.getByRole('button', { name: 'Share With Your Coach' }))
  expect(share).toHaveBeenCalledWith({ text: expect.stringContaining('press: 62.5 kg × 8, 8, 8') })
})

describe('the log as a file', () => {
  /** Installs a share sheet that accepts files, or ends in an error of this name. */
  function sheet(error?: string) {
    const share = jest.fn(async (_: ShareData) => {
      if (error) throw new DOMException('', error)
    })
    Object.assign(navigator, { share, canShare: () => true })
    return share
  }
  beforeEach(() => mockSaved.mockClear())

  test('is not offered to a share sheet that is not there', () => {
    expect(canShareLog()).toBe(false)
  })

  test('goes to the share sheet as a text file, which counts as a backup', async () => {
    const share = sheet()
    expect(canShareLog()).toBe(true)
    await shareLog()
    const [file] = share.mock.calls[0]?.[0].files ?? []
    expect(file).toMatchObject({ name: expect.stringMatching(/^training-log-.*txt$/) })
    expect(localStorage.getItem('training-backup')).not.toBeNull()
    expect(mockSaved).not.toHaveBeenCalled()
  })

  test.each([
    ['is downloaded if the sheet refuses it', 'NotAllowedError', 1],
    ['is not downloaded if the trainee closes the sheet', 'AbortError', 0],
  ])('%s', async (_, error, downloads) => {
    sheet(error)
    await shareLog()
    expect(mockSaved).toHaveBeenCalledTimes(downloads)
  })
})
