import { TextEncoder } from 'node:util'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CalendarButton } from '../../src/calendar/calendar-button'
import { NOT_LOADED } from '../../src/components/messages'
import { saveFile } from '../../src/components/save-file'
import { showToast } from '../../src/components/toast'
import { plan } from '../support/fixtures/plans'

jest.mock('../../src/components/toast', () => ({ showToast: jest.fn() }))
jest.mock('../../src/components/save-file', () => ({ saveFile: jest.fn() }))

const answer = (response: object) => Object.assign(globalThis, { fetch: async () => response })
// jsdom lacks this.
Object.assign(globalThis, { TextEncoder })
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  },
})

async function open(from = 1) {
  render(<CalendarButton plan={plan()} from={from} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add to Calendar' }))
  await screen.findByRole('dialog')
}
const day = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) })
const save = () => screen.getByRole('button', { name: 'Save Calendar File' })
const dialog = () => screen.queryByRole('dialog', { name: 'Add First Plates to your calendar' })

beforeEach(async () => {
  // A Friday.
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 12), doNotFake: ['setTimeout', 'setInterval'] })
  jest.mocked(saveFile).mockClear()
  jest.mocked(showToast).mockClear()
  localStorage.clear()
  // The plan's data is missing, as in `npm run develop`.
  answer({ ok: false, status: 404 })
  await open()
})

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

test('proposes next Monday at 6 p.m., with as many days as sessions', () => {
  expect(dialog()).toBeVisible()
  expect(screen.getByLabelText('Week 1 starts on')).toHaveValue('2026-11-23')
  expect(screen.getByLabelText('Sessions start at')).toHaveValue('18:00')
  const chosen = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  expect(chosen).toEqual([true, false, true, false, true, false, false])
  expect(screen.getByRole('status')).toHaveTextContent(
    '24 sessions, from Monday, November 23, 2026 to Friday, January 15, 2027. 60 minutes each',
  )
})

test("starts at the visitor's current week", async () => {
  cleanup()
  await open(3)
  expect(screen.getByLabelText('Week 3 starts on')).toHaveValue('2026-11-23')
  expect(screen.getByRole('status')).toHaveTextContent(
    '18 sessions, from Monday, November 23, 2026 to Friday, January 1, 2027.',
  )
  fireEvent.click(save())
  const [, , text] = jest.mocked(saveFile).mock.lastCall ?? []
  expect(text).toContain('UID:first-plates-beginner-week-3-session-1@')
  expect(text).not.toContain('-week-2-')
})

test('saves a file with the choices, closes, and shows a toast', async () => {
  fireEvent.click(day('Mon'))
  fireEvent.click(day('Sun'))
  fireEvent.change(screen.getByLabelText('Sessions start at'), { target: { value: '07:15' } })
  fireEvent.click(save())
  expect(saveFile).toHaveBeenCalledTimes(1)
  const [name, type, text] = jest.mocked(saveFile).mock.lastCall ?? []
  expect(name).toBe('first-plates-beginner.ics')
  expect(type).toBe('text/calendar;charset=utf-8')
  expect(text).toContain('DTSTART:20261125T071500\r\n')
  expect(text).toContain('DTSTART:20261129T071500\r\n')
  await waitFor(() => expect(dialog()).toBeNull())
  expect(showToast).toHaveBeenCalledWith(
    'The calendar file for First Plates is ready. Open it to add the sessions.',
  )
})

test('requires as many days as the plan has sessions', () => {
  fireEvent.click(day('Mon'))
  expect(screen.queryByText(/You chose/)).toBeNull()
  fireEvent.click(save())
  expect(saveFile).not.toHaveBeenCalled()
  expect(
    screen.getByRole('group', { name: 'Training days, 3 a week' }),
  ).toHaveAccessibleDescription('This plan has 3 sessions a week, one a day. You chose 2.')
  expect(day('Mon')).toHaveFocus()
  fireEvent.click(day('Mon'))
  expect(screen.queryByText(/You chose/)).toBeNull()
})

test.each([
  ['Week 1 starts on', '', 'Choose the day week 1 starts on.'],
  ['Week 1 starts on', '0002-01-01', 'Choose a date between 2000 and 2099.'],
  ['Week 1 starts on', '12026-11-23', 'Choose a date between 2000 and 2099.'],
  ['Sessions start at', '', 'Choose a time, such as 18:00.'],
])('rejects "%s": "%s"', (label, value, problem) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.click(save())
  expect(saveFile).not.toHaveBeenCalled()
  expect(field).toHaveAccessibleDescription(problem)
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
})

test.each(['Cancel', 'Close'])('closes with %s, and opens again', async (name) => {
  fireEvent.click(screen.getByRole('button', { name }))
  expect(dialog()).toBeNull()
  expect(saveFile).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Add to Calendar' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('offers no calendar without exercises while the server fails', async () => {
  cleanup()
  const json = async () => ({})
  answer({ ok: false, status: 500, json })
  render(<CalendarButton plan={plan()} from={1} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add to Calendar' }))
  expect(await screen.findByRole('button', { name: NOT_LOADED })).toBeVisible()
  expect(dialog()).toBeNull()
})
