/** @jest-environment jsdom */
import { standardColors } from '../../../src/lib/colors'
import { offlinePage } from '../../../src/offline/model/offline-page'

const brand = { name: 'Iron & Ivy', colors: standardColors }
const copy = {
  plan: 'first-plates',
  title: 'First <Plates>',
  version: '1',
  bytes: 1,
  at: '2026-11-28',
  files: ['/', '/emergency', '/exercises/goblet-squat', '/app-0a.js', '/exercises/library.json'],
}

/** The page as the browser reads it. */
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')

test('lists all pages that open without a network, under the brand', () => {
  const page = read(offlinePage([copy], brand))
  expect(page.title).toBe('No network | Iron & Ivy')
  expect(page.querySelector('header')?.textContent).toContain('Iron & Ivy')
  const links = [...page.querySelectorAll('main a')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ])
  expect(links).toEqual([
    ['/workouts/first-plates/train', 'Train: First <Plates>'],
    ['/workouts/first-plates', 'The plan: First <Plates>'],
    ['/', 'Home'],
    ['/emergency', 'In an emergency'],
    ['/exercises/goblet-squat', 'Goblet squat'],
  ])
})

test('without a copy, says that nothing opens', () => {
  const page = read(offlinePage([], brand))
  expect(page.querySelector('main')?.textContent).toContain('No plan is, so nothing opens')
  expect(page.querySelector('main a')).toBeNull()
})
