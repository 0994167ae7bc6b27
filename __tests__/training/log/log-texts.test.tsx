import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ImportForeign } from '../../../src/training/log/import-foreign'
import { MoveByCode } from '../../../src/training/log/move-by-code'
import { toLogFile } from '../../../src/training/log/save-log'
import { emptyState } from '../../../src/training/model/plan-state'
import { openSession } from '../model/open-session'

jest.mock('../../../src/training/log/code-parts', () => ({
  encodeLogAsCodes: async () => ({ parts: [], leftOut: 1 }),
}))
jest.mock('../../../src/training/session/use-library', () => ({ useLibrary: () => [] }))

test("a plan's state that is too long for a code is not called a session", async () => {
  const session = openSession()
  const log = {
    sessions: new Map([[session.id, session]]),
    plans: new Map([['plan', emptyState('plan')]]),
  }
  render(<MoveByCode planId="plan" file={toLogFile(log)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show the Code' }))
  expect(await screen.findByText(/^One part of your log is too long for a code\./)).toBeVisible()
})

test('a single warm-up set that is left out is counted in the singular', () => {
  const log = { app: 'Hevy', sessions: [], knowsUnit: true, unreadable: 0, warmUps: 1 } as const
  render(<ImportForeign log={{ ...log, sessions: [] }} unit="kg" onDone={() => {}} />)
  expect(screen.getByText(/ 1 warm-up set left out: /)).toBeVisible()
})
