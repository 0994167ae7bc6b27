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
const bannerHeight = () => document.body.style.getPropertyValue('--banner-height')

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

test('the built page does not have it: who has chosen sees no flash', () => {
  expect(serverHtml(<CookieBanner />)).toBe('')
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

  test('is not in the built page, where it could not work', () => {
    expect(serverHtml(<SiteFooter site={site} />)).not.toContain('Cookie settings')
  })
})
