/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { WrapPageElementBrowserArgs } from 'gatsby'
import { wrapPageElement } from '../../src/gatsby/wrap-page-element'
import { Layout } from '../../src/shell/layout'
import { builtPage } from '../support/built-page'
import { changeSite, resetSite } from '../support/gatsby'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

const page = <h1>Blog</h1>

afterEach(() => {
  resetSite()
})

describe('every page', () => {
  test('has one of each landmark and uniquely named navigations', () => {
    render(<Layout pathname="/blog">{page}</Layout>)
    for (const role of ['banner', 'main', 'contentinfo']) screen.getByRole(role)
    const names = screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'))
    expect(names).toEqual(['Main', null, null])
    screen.getByRole('navigation', { name: 'Quick Links' })
    screen.getByRole('navigation', { name: 'Look Up' })
  })

  test('links to the exercises if there are any', () => {
    const link = () => screen.queryByRole('link', { name: 'Exercises' })
    const { unmount } = render(<Layout pathname="/blog">{page}</Layout>)
    expect(link()).toHaveAttribute('href', '/exercises')
    unmount()
    changeSite({ hasExercises: false })
    render(<Layout pathname="/blog">{page}</Layout>)
    expect(link()).toBeNull()
  })

  test.each(['none', 'netlify'])('hydrates without changes, with forms %s', (forms) => {
    const alarm = jest.spyOn(console, 'error').mockImplementation()
    changeSite({ forms })
    const built = builtPage(<Layout pathname="/blog">{page}</Layout>)
    expect(built.hydrate()).toEqual([])
    expect(alarm).not.toHaveBeenCalled()
    screen.getByRole('region', { name: 'Cookies' })
    alarm.mockRestore()
  })
})

describe('the layout around a page', () => {
  function currentLink(pathname: string, builtFor?: string) {
    const pageResources = builtFor && { page: { path: builtFor } }
    const props = { location: { pathname }, pageResources }
    const wrapped = wrapPageElement({
      element: page,
      props,
    } as unknown as WrapPageElementBrowserArgs)
    render(wrapped)
    return within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .find((link) => link.hasAttribute('aria-current'))?.textContent
  }

  test('follows its address', () => {
    expect(currentLink('/workouts')).toBe('Workouts')
  })

  test('follows the built page if the address differs', () => {
    expect(currentLink('/blog/no-such-article', '/blog/unknown')).toBe('Blog')
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }))
  })

  test('the 404 page has no current link, whatever its address', () => {
    expect(currentLink('/blog/a/b', '/404')).toBeUndefined()
  })
})
