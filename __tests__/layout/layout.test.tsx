import { render, screen, within } from '@testing-library/react'
import type { WrapPageElementBrowserArgs } from 'gatsby'
import { wrapPageElement } from '../../src/gatsby/wrap-page-element'
import { Layout } from '../../src/layout/layout'
import { builtPage } from '../support/built-page'
import { changeSite, resetSite } from '../support/gatsby'

const page = <h1>Blog</h1>

afterEach(resetSite)

test('every page has one of each landmark and uniquely named navigations', () => {
  render(<Layout pathname="/blog">{page}</Layout>)
  for (const role of ['banner', 'main', 'contentinfo']) screen.getByRole(role)
  const names = screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'))
  expect(names).toEqual(['Main', null, null])
  screen.getByRole('navigation', { name: 'Quick Links' })
  screen.getByRole('navigation', { name: 'Look Up' })
})

test.each([
  ['Exercises', '/exercises', { hasExercises: false }],
  ['Guides', '/guides', { hasGuides: false }],
] as const)('menu and footer link to the %s if there are any', (name, address, without) => {
  const links = () => screen.queryAllByRole('link', { name })
  const { unmount } = render(<Layout pathname="/blog">{page}</Layout>)
  expect(links().map((link) => link.getAttribute('href'))).toEqual([address, address])
  unmount()
  changeSite(without)
  render(<Layout pathname="/blog">{page}</Layout>)
  expect(links()).toEqual([])
})

test.each(['none', 'netlify'])('every page hydrates without changes, with forms %s', (forms) => {
  const alarm = jest.spyOn(console, 'error').mockImplementation()
  changeSite({ forms })
  const built = builtPage(<Layout pathname="/blog">{page}</Layout>)
  expect(built.hydrate()).toEqual([])
  expect(alarm).not.toHaveBeenCalled()
  expect(screen.getByRole('region', { name: 'Cookies' })).toHaveAttribute('tabindex', '-1')
  alarm.mockRestore()
})

test.each([
  ['its address', '/workouts', undefined, 'Workouts'],
  ['the section of an unknown name', '/blog/no-such-article', '/404.html', 'Blog'],
  ['the built page, without its query', '/blog', '/blog?from=mail', 'Blog'],
  ['nothing on the 404 page, whatever its address', '/blog/a/b', '/404.html', undefined],
])('the current link follows %s', (_what, pathname, builtFor, current) => {
  const pageResources = builtFor && { page: { path: builtFor } }
  const props = { location: { pathname }, pageResources }
  render(wrapPageElement({ element: page, props } as unknown as WrapPageElementBrowserArgs))
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }))
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(links.find((link) => link.hasAttribute('aria-current'))?.textContent).toBe(current)
})
