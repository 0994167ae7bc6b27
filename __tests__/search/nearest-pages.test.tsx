import { act, render, screen, within } from '@testing-library/react'
import { forgetJson } from '../../src/lib/load-json'
import { searchPagesPath } from '../../src/search/model/search-index'
import { NearestPages } from '../../src/search/nearest-pages'
import { serveSearchFiles } from '../support/search-files'

const pages = [
  {
    page: ['plan', 'heavy-tide', 'Heavy Tide', 1] as ['plan', string, string, number],
    topics: '',
    sections: [['', '', 'Squats.'] as [string, string, string]],
  },
]

beforeEach(() => forgetJson(searchPagesPath))

/** Renders the nearest pages for an address and waits for them. */
async function showAt(address: string) {
  window.history.replaceState({}, '', address)
  render(<NearestPages />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
}

test('nearest pages link to the titles nearest to the address', async () => {
  serveSearchFiles(pages)
  await showAt('/workouts/heavy-tides')
  const near = within(screen.getByRole('navigation', { name: 'Did you mean' }))
  expect(near.getByRole('link', { name: 'Heavy Tide' })).toHaveAttribute(
    'href',
    '/workouts/heavy-tide',
  )
})

test.each([
  ['where nothing is near', '/xyzzy/qwv', () => serveSearchFiles(pages)],
  [
    'without the list',
    '/workouts/heavy-tides',
    () => {
      global.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
    },
  ],
])('nearest pages show nothing %s', async (_, address, prepare) => {
  prepare()
  await showAt(address)
  expect(fetch).toHaveBeenCalled()
  expect(screen.queryByText('Did you mean')).not.toBeInTheDocument()
})
