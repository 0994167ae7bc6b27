/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CookieBanner } from '../../../src/components/layout/cookie-banner'
import { SiteFooter } from '../../../src/components/layout/site-footer'
import { forgetConsent } from '../../../src/hooks/use-consent'
import { site } from '../../support/fixtures/site'
import { serverHtml } from '../../support/server-html'

jest.mock('gatsby', () => jest.requireActual('../../support/gatsby'))

const banner = () => screen.queryByRole('region', { name: 'Cookies' })
const button = (name: string) => screen.getByRole('button', { name })
const bannerHeight = () => document.documentElement.style.getPropertyValue('--banner-height')

beforeEach(() => {
  localStorage.clear()
  forgetConsent()
})

test('a first visit is asked, with equal weight for both choices', () => {
  render(<CookieBanner />)
  expect(banner()).toBeVisible()
  expect(button('Accept All Cookies').className).toBe(button('Reject Non-Essential').className)
})

test.each([
  ['Accept All Cookies', 'all'],
  ['Reject Non-Essential', 'essential'],
])('"%s" stores "%s" and hides the banner', async (name, value) => {
  render(<CookieBanner />)
  await userEvent.click(button(name))
  expect(banner()).not.toBeInTheDocument()
  expect(Object.values({ ...localStorage })).toContain(value)
})

test('who has chosen is not asked on the next visit', async () => {
  const { unmount } = render(<CookieBanner />)
  await userEvent.click(button('Reject Non-Essential'))
  unmount()
  forgetConsent()
  render(<CookieBanner />)
  expect(banner()).not.toBeInTheDocument()
})

test('the close icon hides it for this visit only and stores nothing', async () => {
  const { unmount } = render(<CookieBanner />)
  await userEvent.click(button('Close without choosing'))
  expect(banner()).not.toBeInTheDocument()
  expect(localStorage).toHaveLength(0)
  unmount()
  forgetConsent()
  render(<CookieBanner />)
  expect(banner()).toBeInTheDocument()
})

test('nothing is stored before a choice', () => {
  render(<CookieBanner />)
  expect(localStorage).toHaveLength(0)
})

test('it works where nothing can be stored', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  render(<CookieBanner />)
  await userEvent.click(button('Accept All Cookies'))
  expect(banner()).not.toBeInTheDocument()
  jest.restoreAllMocks()
})

test("the page's foot makes room for it, and takes the room back", async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120)
  render(<CookieBanner />)
  expect(bannerHeight()).toBe('120px')
  await userEvent.click(button('Accept All Cookies'))
  expect(bannerHeight()).toBe('')
  jest.restoreAllMocks()
})

test('is in the built page, for the first script to show', () => {
  expect(serverHtml(<CookieBanner />)).toContain('Accept All Cookies')
})

test('what was done before React is there holds: closed or asked for again', () => {
  document.documentElement.dataset.cookies = 'closed'
  const { unmount } = render(<CookieBanner />)
  expect(banner()).not.toBeInTheDocument()
  unmount()
  localStorage.setItem('cookie-consent', 'all')
  localStorage.setItem('cookie-consent-time', String(Date.now()))
  document.documentElement.dataset.cookies = 'ask'
  render(<CookieBanner />)
  expect(banner()).toBeInTheDocument()
})

describe('Cookie settings in the footer', () => {
  const footer = () => within(screen.getByRole('contentinfo'))

  test('opens the banner again and brings the focus there', async () => {
    render(
      <>
        <SiteFooter site={site} />
        <CookieBanner />
      </>,
    )
    await userEvent.click(button('Accept All Cookies'))
    await userEvent.click(footer().getByRole('button', { name: 'Cookie settings' }))
    await waitFor(() => expect(banner()).toHaveFocus())
    await userEvent.click(button('Reject Non-Essential'))
    expect(Object.values({ ...localStorage })).toContain('essential')
  })
})
