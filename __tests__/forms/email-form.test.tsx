/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forgetTypedText } from '../../src/forms/delivery-form'
import { EmailForm } from '../../src/forms/email-form'
import { changeSite, resetSite } from '../support/gatsby'
import { serverHtml } from '../support/server-html'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

const field = () => screen.getByRole('textbox', { name: 'Email address' })
const notice = () => screen.getByRole('status')
const fetchMock = jest.fn()

async function subscribe(email: string) {
  if (email) await userEvent.type(field(), email)
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
}

function chatText() {
  const link = screen.getByRole('link', { name: /^Send it on WhatsApp/ })
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text')
}

beforeEach(() => {
  forgetTypedText()
  fetchMock.mockReset()
  window.fetch = fetchMock
})

afterEach(resetSite)

test('asks for an email address', () => {
  render(<EmailForm id="footer" />)
  expect(field()).toHaveAttribute('type', 'email')
  expect(field()).toHaveAttribute('placeholder', 'Email address')
})

test('two forms on one page validate separately', async () => {
  render(
    <>
      <EmailForm id="newsletter" />
      <EmailForm id="footer" />
    </>,
  )
  const [first, second] = screen.getAllByRole('textbox', { name: 'Email address' })
  await userEvent.click(screen.getAllByRole('button', { name: 'Subscribe' })[1] as HTMLElement)
  expect(first).not.toHaveAccessibleDescription()
  expect(second).toHaveAccessibleDescription('Enter your email address.')
})

test.each([
  ['', 'Enter your email address.'],
  ['dana', 'This does not look like an email address. It should read like name@example.com.'],
])('"%s" shows the error: %s', async (email, message) => {
  render(<EmailForm id="footer" />)
  await subscribe(email)
  expect(field()).toHaveAccessibleDescription(message)
  expect(field()).toHaveFocus()
  expect(notice()).toBeEmptyDOMElement()
})

test('without a form host: says nothing was sent, keeps the address, and offers WhatsApp', async () => {
  render(<EmailForm id="footer" />)
  await subscribe('dana@example.com')
  expect(fetchMock).not.toHaveBeenCalled()
  expect(notice()).toHaveTextContent(
    'Your address was not sent: this form is not connected to a mailbox. What you typed is still here.',
  )
  expect(field()).toHaveValue('dana@example.com')
  expect(chatText()).toBe('Please put me on your newsletter list. dana@example.com')
})

test('the built page says it needs JavaScript and offers WhatsApp', () => {
  const built = document.createElement('div')
  built.innerHTML = serverHtml(<EmailForm id="footer" />)
  expect(built.querySelector('button')).toBeDisabled()
  expect(built.querySelector('button')).not.toHaveAttribute('aria-disabled')
  expect(built).toHaveTextContent('This form needs JavaScript.')
  expect(built.querySelector('a')?.href).toMatch(
    /^https:\/\/wa\.me\/12025550142\?text=Please%20put/,
  )
})

describe('on a site with a form host', () => {
  beforeEach(() => {
    changeSite({ forms: 'netlify' })
  })

  test('a confirmed address shows success and clears the field', async () => {
    fetchMock.mockResolvedValue({ ok: true })
    render(<EmailForm id="footer" />)
    await subscribe('dana@example.com')
    expect(notice()).toHaveTextContent(/^You are on the list\./)
    expect(field()).toHaveValue('')
    const body: URLSearchParams = fetchMock.mock.calls[0][1].body
    expect(Object.fromEntries(body)).toMatchObject({
      'form-name': 'newsletter',
      email: 'dana@example.com',
    })
  })

  test('an unconfirmed address stays in the field', async () => {
    fetchMock.mockResolvedValue({ ok: false })
    render(<EmailForm id="footer" />)
    await subscribe('dana@example.com')
    expect(notice()).toHaveTextContent(
      /^Your address could not be sent: the server did not confirm/,
    )
    expect(field()).toHaveValue('dana@example.com')
    expect(chatText()).toContain('dana@example.com')
  })

  test('the built page has the form name and a honeypot field', () => {
    const built = document.createElement('div')
    built.innerHTML = serverHtml(<EmailForm id="footer" />)
    const form = built.querySelector('form')
    expect(form).toHaveAttribute('name', 'newsletter')
    expect(form).toHaveAttribute('data-netlify', 'true')
    expect(form?.querySelector(`[name="${form?.dataset.netlifyHoneypot}"]`)).not.toBeNull()
    expect(form?.querySelector('button')).toBeEnabled()
  })
})
