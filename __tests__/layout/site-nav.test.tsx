import { render, screen } from '@testing-library/react'
import { SiteNav } from '../../src/layout/site-nav'
import { site } from '../support/fixtures/site'

test.each([
  ['/', 'Home', 'page'],
  ['/blog', 'Blog', 'page'],
  ['/blog/page/2', 'Blog', 'true'],
  ['/workouts/level/beginner', 'Workouts', 'true'],
  ['/contact', 'Contact Us', 'page'],
  ['/saved', 'Favorites', 'page'],
  ['/guides/back-and-knee-pain', 'Guides', 'true'],
  ['/bloggers/x', undefined, undefined],
])('on %s only the link %s is marked as current (%s)', (pathname, label, current) => {
  render(<SiteNav site={site} pathname={pathname} />)
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => link.textContent)).toEqual(label ? [label] : [])
  expect(marked[0]?.getAttribute('aria-current')).toBe(current)
})
