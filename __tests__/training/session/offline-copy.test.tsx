/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { findCopy, removeCopy, saveOfflineCopy } from '../../../src/offline/copies'
import { OfflineCopy } from '../../../src/training/session/offline-copy'

jest.mock('../../../src/offline/copies')

test('a declined offline copy is removed and not saved again', async () => {
  const left = {
    title: 'Plan',
    plan: 'plan',
    version: 'one',
    bytes: 9,
    files: [],
    at: '2026-11-01',
  }
  jest.mocked(findCopy).mockResolvedValue(left)
  render(<OfflineCopy plan="plan" isWanted={false} isDeclined />)
  expect(await screen.findByRole('button', { name: 'Save for Offline', busy: false })).toBeVisible()
  expect(removeCopy).toHaveBeenCalledWith('plan')
  expect(saveOfflineCopy).not.toHaveBeenCalled()
})
