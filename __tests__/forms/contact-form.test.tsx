import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactForm } from '../../src/forms/contact-form'
import { builtPage } from '../support/built-page'
import { emptyFields } from '../support/empty-fields'
import { changeSite, resetSite } from '../support/gatsby'
import { serverHtml } from '../support/server-html'

const entries = {
  Name: 'Dana Brook',
  Email: 'dana@example.com',
  Subject: 'Deload & rest',
  Message: 'How often?\nEvery fourth week?',
}
type Label = keyof typeof entries
const labels = Object.keys(entries) as Label[]

const user = userEvent.setup({ delay: null })
const field = (label: Label) => screen.getByLabelText<HTMLInputElement>(label)
const sendButton = () => screen.getByRole('button', { name: /Send/ })
const notice = () => screen.getByRole('status')
const texts = () => Object.fromEntries(labels.map((label) => [label, field(label).value]))

function fill(changes: Partial<Record<Label, string>> = {}) {
  for (const [label, text] of Object.entries({ ...entries, ...changes }))
    fireEvent.change(field(label as Label), { target: { value: text } })
}

const send = () => user.click(sendButton())

/** Opens the form, fills it in and sends it. */
async function sendFilled(changes: Partial<Record<Label, string>> = {}) {
  render(<ContactForm />)
  fill(changes)
  await send()
}

/** Chat address and text of the link in the notice. */
function offeredChat() {
  const link = screen.getByRole('link', { name: /^(Open|Send It in) WhatsApp/ })
  const { host, pathname, searchParams } = new URL(link.getAttribute('href') ?? '')
  return { to: `${host}${pathname}`, text: searchParams.get('text') }
}

const fetchMock = jest.fn<Promise<Pick<Response, 'ok'>>, Parameters<typeof fetch>>()

beforeEach(() => {
  emptyFields(<ContactForm />)
  fetchMock.mockReset()
  window.fetch = fetchMock as unknown as typeof fetch
  window.open = jest.fn()
})

afterEach(() => {
  resetSite()
  jest.useRealTimers()
})

describe('its fields', () => {
  test('are labeled, required and support autofill', () => {
    changeSite({ forms: 'netlify' })
    render(<ContactForm />)
    for (const label of labels) expect(screen.getByRole('textbox', { name: label })).toBeRequired()
    expect(field('Email')).toHaveAttribute('type', 'email')
    expect(field('Email')).toHaveAttribute('autocomplete', 'email')
    expect(field('Name')).toHaveAttribute('autocomplete', 'name')
    expect(field('Message').tagName).toBe('TEXTAREA')
  })

  test('all errors show at once and disappear once the fields are valid', async () => {
    changeSite({ forms: 'netlify' })
    fetchMock.mockResolvedValue({ ok: false })
    render(<ContactForm />)
    await send()
    for (const label of labels) expect(field(label)).toBeInvalid()
    expect(field('Name')).toHaveFocus()
    fill({ Email: 'dana@example' })
    await send()
    expect(field('Email')).toHaveFocus()
    expect(field('Email')).toHaveAccessibleDescription(/^This does not look like an email address/)
    expect(field('Email')).toHaveValue('dana@example')
    expect(notice()).toBeEmptyDOMElement()
    fill()
    await send()
    for (const label of labels) {
      expect(field(label)).toBeValid()
      expect(field(label)).not.toHaveAccessibleDescription()
    }
  })

  test('the second tap of a double tap does not focus a field that moved under the finger', async () => {
    jest.useFakeTimers()
    render(<ContactForm />)
    fireEvent.click(sendButton())
    expect(field('Name')).toHaveFocus()
    await user.click(field('Email'))
    expect(field('Name')).toHaveFocus()
    jest.advanceTimersByTime(500)
    await user.click(field('Email'))
    expect(field('Email')).toHaveFocus()
  })
})

describe('on a site without a form host', () => {
  const text = 'How often?\nEvery fourth week?\n\nDana Brook, dana@example.com'

  test('opens WhatsApp with the message, says so before and after, and keeps the text', async () => {
    render(<ContactForm />)
    screen.getByText(
      'Opens WhatsApp with your message. Nothing is sent until you press send there.',
    )
    fill()
    await send()
    expect(fetchMock).not.toHaveBeenCalled()
    expect(notice()).toHaveTextContent(
      'Your message is in WhatsApp, and is sent when you press send there. Did nothing open?',
    )
    expect(texts()).toEqual(entries)
    expect(offeredChat()).toEqual({ to: 'wa.me/12025550187', text: `Deload & rest\n\n${text}` })
    const link = screen.getByRole('link', { name: /^Open WhatsApp/ })
    expect(window.open).toHaveBeenCalledWith(link.getAttribute('href'), '_blank', 'noopener')
    fill({ Subject: 'Knees' })
    await send()
    expect(offeredChat().text).toMatch(/^Knees\n\n/)
  })

  test('opens a mail if the site has an address', async () => {
    changeSite({ email: 'coach@example.com' })
    render(<ContactForm />)
    screen.getByText(/^Opens your mail program with your message\./)
    fill()
    await send()
    const fields = `subject=${encodeURIComponent('Deload & rest')}&body=${encodeURIComponent(text)}`
    const mail = `mailto:coach@example.com?${fields}`
    expect(window.open).toHaveBeenCalledWith(mail, '_self', 'noopener')
    expect(screen.getByRole('link', { name: /^Open your mail program/ })).toHaveAttribute(
      'href',
      mail,
    )
  })

  test('asks a chat for neither an address nor a subject, which it does not need', async () => {
    render(<ContactForm />)
    for (const label of ['Email', 'Subject'] as const) {
      expect(field(label)).not.toBeRequired()
      expect(field(label)).toHaveAccessibleDescription('(optional)')
    }
    for (const label of ['Name', 'Message'] as const) expect(field(label)).toBeRequired()
    fill({ Email: '', Subject: '' })
    await send()
    expect(offeredChat().text).toBe('How often?\nEvery fourth week?\n\nDana Brook')
    fill({ Email: 'dana' })
    await send()
    expect(field('Email')).toBeInvalid()
  })

  test('offers the chat, too, where nothing opened a mail', async () => {
    changeSite({ email: 'coach@example.com' })
    await sendFilled()
    const offers = within(notice()).getAllByRole('link')
    expect(offers.map(({ textContent }) => textContent?.trim())).toEqual([
      'Open your mail program',
      'Open WhatsApp (opens in a new tab)',
    ])
  })

  test('names the page that led here, unless another site did or React has moved on', async () => {
    const load = jest.fn()
    // jsdom has none.
    performance.getEntriesByType = load
    const referrer = jest.spyOn(document, 'referrer', 'get')
    const plan = `${window.location.origin}/workouts/first-plates`
    render(<ContactForm />)
    fill()
    for (const [from, loaded, named] of [
      [plan, window.location.href, true],
      ['https://elsewhere.example/', window.location.href, false],
      [plan, plan, false],
    ] as const) {
      referrer.mockReturnValue(from)
      load.mockReturnValue([{ name: loaded }])
      await send()
      expect(offeredChat().text?.endsWith(`I came from ${plan}`)).toBe(named)
    }
    jest.restoreAllMocks()
  })

  test('the built page disables the button until JavaScript loads', () => {
    const { container, hydrate } = builtPage(<ContactForm />)
    const form = container.querySelector('form')
    expect(container.querySelector('button')).toBeDisabled()
    expect(form).not.toHaveAttribute('data-netlify')
    expect(form).not.toHaveAttribute('novalidate')
    expect(container).toHaveTextContent('Write to us in WhatsApp')
    expect(hydrate()).toEqual([])
    expect(sendButton()).toBeEnabled()
    expect(sendButton()).not.toHaveAttribute('aria-disabled')
    expect(form).toHaveAttribute('novalidate')
  })
})

describe('on a site with a form host', () => {
  beforeEach(() => {
    changeSite({ forms: 'netlify' })
  })

  test('the built page works without JavaScript, and has what the host looks for', () => {
    const built = document.createElement('div')
    built.innerHTML = serverHtml(<ContactForm />)
    const form = built.querySelector('form')
    expect(form).toHaveAttribute('name', 'contact')
    expect(form).toHaveAttribute('method', 'POST')
    expect(form).toHaveAttribute('data-netlify', 'true')
    expect(form).toHaveAttribute('action', '/thanks')
    expect(built.querySelector('[name="form-name"]')).toHaveValue('contact')
    expect(built.querySelector('button')).toBeEnabled()
    expect(built).not.toHaveTextContent('needs JavaScript')
    const honeypot = built.querySelector(`[name="${form?.dataset.netlifyHoneypot}"]`)
    expect(honeypot?.closest('[hidden]')).not.toBeNull()
    expect(honeypot).toHaveAttribute('tabindex', '-1')
    expect(honeypot).not.toBeRequired()
  })

  test('posts valid fields like a browser, and clears them once the host has confirmed', async () => {
    fetchMock.mockResolvedValue({ ok: true })
    await sendFilled({ Email: 'dana' })
    expect(fetchMock).not.toHaveBeenCalled()
    fill()
    await send()
    expect(fetchMock).toHaveBeenCalledTimes(1)
    const [address, request] = fetchMock.mock.calls[0] ?? []
    expect(new URL(String(address), window.location.href).pathname).toBe('/thanks')
    expect(request?.method).toBe('POST')
    const body = request?.body as URLSearchParams
    expect(body).toBeInstanceOf(URLSearchParams)
    expect(Object.fromEntries(body)).toEqual({
      'form-name': 'contact',
      website: '',
      name: entries.Name,
      email: entries.Email,
      subject: entries.Subject,
      message: expect.stringMatching(/^How often\?\r?\nEvery fourth week\?$/),
    })
    expect(notice()).toHaveTextContent('Your message has arrived.')
    expect(Object.values(texts())).toEqual(['', '', '', ''])
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument()
  })

  const failed =
    'Your message could not be sent: the server did not confirm it. What you typed is still here.'

  test.each([
    ['a server error', () => fetchMock.mockResolvedValueOnce({ ok: false })],
    ['no connection', () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ])(
    '%s shows the failure, keeps the text, and offers WhatsApp until sent again',
    async (_, fail) => {
      fail()
      await sendFilled()
      expect(notice()).toHaveTextContent(failed)
      expect(texts()).toEqual(entries)
      expect(offeredChat().text).toContain(entries.Message)
      fetchMock.mockResolvedValueOnce({ ok: true })
      await send()
      expect(fetchMock).toHaveBeenCalledTimes(2)
      expect(notice()).toHaveTextContent('Your message has arrived.')
    },
  )

  test('a request times out after ten seconds', async () => {
    jest.useFakeTimers()
    fetchMock.mockImplementation(
      (_address, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener('abort', () => reject(request.signal?.reason))
        }),
    )
    await sendFilled()
    await act(() => jest.advanceTimersByTimeAsync(9_999))
    expect(notice()).toBeEmptyDOMElement()
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(notice()).toHaveTextContent(failed)
    expect(sendButton()).toHaveTextContent('Send Message')
    expect(texts()).toEqual(entries)
  })

  test('a second send is ignored while the button shows "Sending…"', async () => {
    let confirm = (_: Pick<Response, 'ok'>) => {}
    fetchMock.mockImplementation(() => new Promise((resolve) => (confirm = resolve)))
    await sendFilled()
    expect(sendButton()).toHaveTextContent('Sending…')
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true')
    expect(sendButton()).toHaveFocus()
    await send()
    await user.type(field('Subject'), '{Enter}')
    expect(fetchMock).toHaveBeenCalledTimes(1)
    await act(async () => confirm({ ok: true }))
    expect(notice()).toHaveTextContent('Your message has arrived.')
  })
})
