import { otherBrand } from '../support/variants/other-brand'
import { test as base, expect } from './fixtures'
import { type FormHost, startFormHost } from './support/form-host'
import { contactField, fillContactForm } from './support/forms'
import { partsOf } from './support/layout'
import { untilReady } from './support/visit'

const { site } = otherBrand()

/** The site of a coach whose host receives forms, on a host that answers as each test says. */
const test = base.extend<{ host: FormHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameter
  host: async ({}, use) => {
    const host = await startFormHost('.test/other-brand/public')
    await use(host)
    await host.close()
  },
  baseURL: async ({ host }, use) => use(host.url),
})

test.describe('Forms on a host that receives them', () => {
  test('success is shown only when the host has confirmed it, and empties the form', async ({
    page,
    visit,
    host,
  }) => {
    await visit('/contact')
    const sent = await fillContactForm(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'has arrived' })).toBeVisible()
    await expect(contactField(page, 'Message')).toHaveValue('')

    const [received] = host.received
    expect(host.received).toHaveLength(1)
    expect(received?.get('form-name')).toBe('contact')
    expect(received?.get('website'), 'the field for robots').toBe('')
    expect(received?.get('message')?.replace(/\r\n/g, '\n')).toBe(sent.Message)
    expect(received?.get('email')).toBe(sent.Email)
  })

  for (const answer of [404, 405, 500] as const) {
    test(`on ${answer} the text is kept, and WhatsApp is offered`, async ({
      page,
      visit,
      host,
      allow,
    }) => {
      allow(new RegExp(`${answer}`))
      host.answer = answer
      await visit('/contact')
      const sent = await fillContactForm(page)
      await page.getByRole('button', { name: 'Send Message' }).click()
      const notice = page.getByRole('status').filter({ hasText: 'could not be sent' })
      await expect(notice).toBeVisible()
      for (const [label, text] of Object.entries(sent)) {
        await expect(contactField(page, label)).toHaveValue(text)
      }
      const href = await notice.getByRole('link').getAttribute('href')
      expect(new URL(href ?? '').searchParams.get('text')).toContain(sent.Message)

      host.answer = 200
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('has arrived')).toBeVisible()
    })
  }

  test('a host that never answers is given up after 10 s, and the text is kept', async ({
    page,
    visit,
    host,
  }) => {
    host.answer = 'never'
    await visit('/contact')
    const sent = await fillContactForm(page)
    const start = Date.now()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
    await expect(page.getByText('could not be sent')).toBeVisible({ timeout: 13_000 })
    expect(Date.now() - start).toBeGreaterThan(9000)
    await expect(contactField(page, 'Message')).toHaveValue(sent.Message)
  })

  test('offline the text is kept, and it can be sent once the connection is back', async ({
    page,
    visit,
    allow,
    host,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED/)
    await visit('/contact')
    await untilReady(page)
    await fillContactForm(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('could not be sent')).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('has arrived')).toBeVisible()
    expect(host.received).toHaveLength(1)
  })

  test('a double click sends once', async ({ page, visit, host }) => {
    await visit('/contact')
    await fillContactForm(page)
    await page.getByRole('button', { name: 'Send Message' }).dblclick()
    await expect(page.getByText('has arrived')).toBeVisible()
    expect(host.received).toHaveLength(1)
  })

  test('the newsletter is sent in place, and says whose list it is for', async ({
    page,
    visit,
    host,
  }) => {
    await visit('/about')
    const { footer } = partsOf(page)
    await footer.getByRole('textbox', { name: 'Email address' }).fill('someone@example.com')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(footer.getByRole('status')).toContainText('You are on the list')
    expect(host.received[0]?.get('form-name')).toBe('newsletter')
    expect(host.received[0]?.get('email')).toBe('someone@example.com')
  })

  test('what is missing or wrong is said beside the field, and nothing is sent', async ({
    page,
    visit,
    host,
  }) => {
    await visit('/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(contactField(page, 'Name')).toBeFocused()
    for (const [label, message] of [
      ['Name', 'Enter your name.'],
      ['Email', 'Enter your email address.'],
      ['Subject', 'Enter a subject.'],
      ['Message', 'Enter a message.'],
    ] as const) {
      await expect(contactField(page, label)).toHaveAccessibleDescription(message)
    }
    expect(host.received).toEqual([])
  })
})

test.describe('Forms on a host that receives them, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('are posted by the browser, with all that the host looks for', async ({ page, host }) => {
    await page.goto('/contact')
    const sent = await fillContactForm(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Answer of the form host')).toBeVisible()
    await expect(page).toHaveURL('/thanks')
    expect(host.received[0]?.get('form-name')).toBe('contact')
    expect(host.received[0]?.get('subject')).toBe(sent.Subject)
  })

  test('lead to a page that says thanks', async ({ page }) => {
    await page.goto('/thanks')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(site.name))
  })
})

test('the page that says thanks works with JavaScript too', async ({ page }) => {
  expect((await page.goto('/thanks'))?.status()).toBe(200)
  await untilReady(page)
})
