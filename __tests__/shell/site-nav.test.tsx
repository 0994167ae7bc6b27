/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { SiteNav } from '../../src/shell/site-nav'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

test.each([
  ['/', 'Home', 'page'],
  ['/about', 'About', 'page'],
  ['/blog', 'Blog', 'page'],
  ['/blog/page/2', 'Blog', 'true'],
  ['/blog/some-article', 'Blog', 'true'],
  ['/workouts', 'Workouts', 'page'],
  ['/workouts/level/beginner', 'Workouts', 'true'],
  ['/contact', 'Contact Us', 'page'],
])('on %s only the link %s is marked as current (%s)', (pathname, label, current) => {
  render(<SiteNav brand="Loadline" pathname={pathname} />)
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => link.textContent)).toEqual([label])
  expect(marked[0]).toHaveAttribute('aria-current', current)
})

test.each(['/saved', '/404', '/aboutness', '/bloggers/x'])(
  'on %s no link is current',
  (pathname) => {
    render(<SiteNav brand="Loadline" pathname={pathname} />)
    for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current')
  },
)
