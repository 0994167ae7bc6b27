/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { blogListPath } from '../../src/lib/paths'
import { Pager } from '../../src/ui/pager'

const pager = () => screen.getByRole('navigation', { name: 'Pagination' })
const link = (name: string) => within(pager()).getByRole('link', { name })

/** The pager's text, from Previous to Next. */
function show(page: number, pages: number) {
  render(<Pager page={page} pages={pages} pathOf={blogListPath} />)
  return within(pager())
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace('Page ', ''))
    .join(' ')
}

test('one page needs no pager', () => {
  const { container } = render(<Pager page={1} pages={1} pathOf={blogListPath} />)
  expect(container).toBeEmptyDOMElement()
})

test.each([
  [1, 2, 'Previous 1 2 Next'],
  [3, 7, 'Previous 1 2 3 4 5 6 7 Next'],
  [1, 8, 'Previous 1 2 3 4 5 … 8 Next'],
  [8, 8, 'Previous 1 … 4 5 6 7 8 Next'],
  [25, 50, 'Previous 1 … 24 25 26 … 50 Next'],
])('page %i of %i shows: %s', (page, pages, expected) => {
  expect(show(page, pages)).toBe(expected)
})

test.each([
  [1, 2],
  [4, 7],
  [8, 8],
  [25, 50],
])('only page %i of %i is marked as current', (page, pages) => {
  show(page, pages)
  const current = within(pager())
    .getAllByRole('link')
    .filter((each) => each.hasAttribute('aria-current'))
  expect(current).toEqual([link(`Page ${page}`)])
  expect(current[0]).toHaveAttribute('aria-current', 'page')
})

test('numbers, Previous and Next link to their pages', () => {
  show(3, 7)
  expect(link('Page 1')).toHaveAttribute('href', '/blog')
  expect(link('Page 7')).toHaveAttribute('href', '/blog/page/7')
  expect(link('Previous')).toHaveAttribute('href', '/blog/page/2')
  expect(link('Next')).toHaveAttribute('href', '/blog/page/4')
})

test.each([
  [1, 50, 'Previous', 'Next'],
  [50, 50, 'Next', 'Previous'],
])('on page %i of %i %s is disabled, and %s is not', (page, pages, disabled, enabled) => {
  show(page, pages)
  expect(link(disabled)).toHaveAttribute('aria-disabled', 'true')
  expect(link(disabled)).not.toHaveAttribute('href')
  expect(link(enabled)).not.toHaveAttribute('aria-disabled')
})

test('every other page has its own address', () => {
  show(1, 2)
  expect(link('Page 2')).toHaveAttribute('href', '/blog/page/2')
  expect(link('Next')).toHaveAttribute('href', '/blog/page/2')
})
