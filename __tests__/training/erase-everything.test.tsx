import './fake-browser'
import { render, screen } from '@testing-library/react'
import { removeCopies } from '../../src/offline/copies'
import { EraseEverything } from '../../src/training/erase-everything'
import { eraseSiteData } from '../../src/training/erase-site-data'
import { saveLog } from '../../src/training/log/save-log'
import { fillDatabase } from './fake-browser'
import { button, tap, user } from './train-page'

jest.mock('../../src/offline/copies')
jest.mock('../../src/components/toast', () => jest.requireActual('./fakes'))
jest.mock('../../src/training/log/save-log', () => ({ saveLog: jest.fn() }))

const databases = async () => (await indexedDB.databases()).map(({ name }) => name)

test('erases the log, the copies and all that the site has stored, and nothing of others', async () => {
  await fillDatabase({ sessions: [{ id: 'one', plan: 'plan', started: '2026' }], plans: [] })
  for (const key of ['favourite-workouts', 'cookie-consent', 'begun-plans', 'progress:plan'])
    localStorage.setItem(key, '[]')
  localStorage.setItem('of-another-app', '1')
  expect(await databases()).toEqual(['training'])
  expect(await eraseSiteData()).toBe(true)
  expect(await databases()).toEqual([])
  expect(removeCopies).toHaveBeenCalled()
  expect(Object.keys(localStorage)).toEqual(['of-another-app'])
})

test('erases nothing where the browser refuses to delete the log', async () => {
  localStorage.setItem('favourite-workouts', '[]')
  const refuse = jest.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
    throw new DOMException('Refused.', 'SecurityError')
  })
  expect(await eraseSiteData()).toBe(false)
  expect(localStorage.getItem('favourite-workouts')).toBe('[]')
  refuse.mockRestore()
})

test('asks first, and offers the log as a file', async () => {
  render(<EraseEverything />)
  await user.click(button('Erase Everything'))
  expect(screen.getByText(/It cannot be undone\./)).toHaveFocus()
  await tap('Save the Log First')
  expect(saveLog).toHaveBeenCalled()
  await user.click(button('Keep It'))
  expect(button('Erase Everything')).toBeVisible()
})
