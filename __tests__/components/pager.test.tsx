import { render, screen } from '@testing-library/react'
import { Pager } from '../../src/components/pager'
import { blogListPath } from '../../src/lib/paths'

const show = (page: number, pages: number) =>
  render(<Pager page={page} pages={pages} pathOf={blogListPath} />)

/** Text and address of each item; a gap has no link. */
const items = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')])

test('one page needs no pager', () => {
  expect(show(1, 1).container).toBeEmptyDOMElement()
})

test('numbers, Previous and Next link to their pages, and only the current one is marked', () => {
  show(6, 8)
  screen.getByRole('navigation', { name: 'Pagination' })
  expect(items()).toEqual([
    ['Previous', '/blog/page/5'],
    ['Page 1', '/blog'],
    ['…', undefined],
    ['Page 4', '/blog/page/4'],
    ['Page 5', '/blog/page/5'],
    ['Page 6', '/blog/page/6'],
    ['Page 7', '/blog/page/7'],
    ['Page 8', '/blog/page/8'],
    ['Next', '/blog/page/7'],
  ])
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => link.textContent)).toEqual(['Page 6'])
  expect(marked[0]).toHaveAttribute('aria-current', 'page')
})

test.each([
  [1, 50, 'Previous', 'Next'],
  [50, 50, 'Next', 'Previous'],
])('on page %i of %i %s is disabled, and %s is not', (page, pages, disabled, enabled) => {
  show(page, pages)
  expect(screen.getByRole('link', { name: disabled })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('link', { name: disabled })).not.toHaveAttribute('href')
  expect(screen.getByRole('link', { name: enabled })).not.toHaveAttribute('aria-disabled')
})
