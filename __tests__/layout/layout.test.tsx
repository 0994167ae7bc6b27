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

describe('the way back to an open session', () => {
  const link = () => screen.queryByRole('link', { name: 'Back to Your Session' })
  afterEach(() => localStorage.clear())

  test('shows while one is open, on every page but its own', () => {
    localStorage.setItem('session-address', '/workouts/first-plates/train')
    const { rerender } = render(<Layout pathname="/blog">{page}</Layout>)
    expect((link() as HTMLAnchorElement).pathname).toBe('/workouts/first-plates/train')
    rerender(<Layout pathname="/workouts/first-plates/train">{page}</Layout>)
    expect(link()).toBeNull()
    localStorage.clear()
    rerender(<Layout pathname="/exercises/plank">{page}</Layout>)
    expect(link()).toBeNull()
  })

  test('leads to a page of this site, whatever is stored', () => {
    localStorage.setItem('session-address', 'javascript:alert(1)//https://elsewhere.example')
    render(<Layout pathname="/blog">{page}</Layout>)
    expect((link() as HTMLAnchorElement).origin).toBe(window.location.origin)
    expect((link() as HTMLAnchorElement).protocol).toMatch(/^https?:$/)
  })
})

describe('the footer', () => {
  test('has the address and the number as plain links, if the site has them', () => {
    const direct = () =>
      within(screen.getByRole('contentinfo'))
        .queryAllByRole('link')
        .map((found) => found.getAttribute('href'))
        .filter((href) => /^(mailto|tel):[^?]+$/.test(href ?? ''))
    const { unmount } = render(<Layout pathname="/blog">{page}</Layout>)
    expect(direct()).toEqual([])
    unmount()
    changeSite({ email: 'coach@plain.example', phone: '+1 (202) 555-0142' })
    render(<Layout pathname="/blog">{page}</Layout>)
    expect(direct()).toEqual(['mailto:coach@plain.example', 'tel:+12025550142'])
    // A long address wraps on a narrow screen with large text.
    expect(screen.getByRole('link', { name: 'coach@plain.example' }).closest('ul')).toHaveClass(
      'wrap-anywhere',
    )
  })

  test('says which profiles do not exist yet, and their links stay on the page', () => {
    changeSite({
      socials: [
        { network: 'Instagram', url: '#' },
        { network: 'YouTube', url: 'https://youtube.com/@plain' },
      ],
    })
    render(<Layout pathname="/blog">{page}</Layout>)
    screen.getByText('No profile yet on Instagram.')
    expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', '#')
    expect(screen.getByRole('link', { name: /^YouTube/ })).toHaveAttribute(
      'href',
      'https://youtube.com/@plain',
    )
  })
})
