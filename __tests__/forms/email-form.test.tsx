import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EmailForm } from '../../src/forms/email-form'
import { emptyFields } from '../support/empty-fields'
import { changeSite, resetSite } from '../support/gatsby'
import { serverHtml } from '../support/server-html'

const field = () => screen.getByRole('textbox', { name: 'Email address' })
const notice = () => screen.getByRole('status')

async function subscribe(email: string) {
  await userEvent.type(field(), email)
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
}

beforeEach(() =>
  emptyFields(
    <>
      <EmailForm id="newsletter" />
      <EmailForm id="footer" />
    </>,
  ),
)
afterEach(resetSite)

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
  expect(second).toHaveFocus()
})

test('Submitting a newsletter block prevents the default action: a message opens, and the block says so.', async () => {
  const submitted = jest.fn(({ defaultPrevented }: Event) => defaultPrevented)
  document.addEventListener('submit', submitted, { once: true })
  window.fetch = jest.fn()
  window.open = jest.fn()
  render(<EmailForm id="footer" />)
  expect(field()).toHaveAttribute('type', 'email')
  expect(field()).toHaveAttribute('placeholder', 'Email address')
  await subscribe('dana@example.com')
  expect(notice()).toHaveTextContent(
    /^Your address is in WhatsApp, and is sent when you press send/,
  )
  expect(submitted).toHaveReturnedWith(true)
  expect(window.fetch).not.toHaveBeenCalled()
  expect(field()).toHaveValue('dana@example.com')
  const link = screen.getByRole('link', { name: /^Open WhatsApp/ })
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(
    'Newsletter\n\nPlease put me on your newsletter list. dana@example.com',
  )
})

test('without JavaScript, the built page offers a link to WhatsApp instead', () => {
  const built = document.createElement('div')
  built.innerHTML = serverHtml(<EmailForm id="footer" />)
  expect(built.querySelector('button')).toBeDisabled()
  expect(built.querySelector('form')).toHaveClass('needs-script')
  expect(built.querySelector('a')?.href).toMatch(
    /^https:\/\/wa\.me\/12025550187\?text=Newsletter.*Please%20put/,
  )
})

test('with a form host: posts the address and shows success', async () => {
  changeSite({ forms: 'netlify' })
  const fetchMock = jest.fn().mockResolvedValue({ ok: true })
  window.fetch = fetchMock
  render(<EmailForm id="footer" />)
  await subscribe('dana@example.com')
  expect(notice()).toHaveTextContent(/^You are on the list\./)
  expect(field()).toHaveValue('')
  expect(Object.fromEntries(fetchMock.mock.calls[0][1].body)).toMatchObject({
    'form-name': 'newsletter',
    email: 'dana@example.com',
  })
})
