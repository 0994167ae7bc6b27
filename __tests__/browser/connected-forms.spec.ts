import { otherBrand } from '../support/variants/other-brand'
import { test as base, expect } from './fixtures'
import { type FormHost, startFormHost } from './support/form-host'
import { contactField, fillContactForm } from './support/forms'
import { untilReady } from './support/visit'

const { site } = otherBrand()

/** A site built for a host that receives forms, served by a host whose answers each test sets. */
const test = base.extend<{ host: FormHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its parameter
  host: async ({}, use) => {
    const host = await startFormHost('.test/other-brand/public')
    await use(host)
    await host.close()
  },
  baseURL: async ({ host }, use) => use(host.url),
})

test.describe('Forms on a host that receives them', () => {
  test('a failed form keeps its text; a form empties once the host confirms it', async ({
    page,
    visit,
    host,
    allow,
  }) => {
    allow(/500/)
    host.answer = 500
    await visit('/contact')
    const sent = await fillContactForm(page)
    const send = page.getByRole('button', { name: 'Send Message' })
    await send.click()
    await expect(page.getByRole('status').filter({ hasText: 'could not be sent' })).toBeVisible()
    for (const [label, text] of Object.entries(sent)) {
      await expect(contactField(page, label)).toHaveValue(text)
    }

    host.answer = 200
    await send.dblclick()
    await expect(page.getByRole('status').filter({ hasText: 'has arrived' })).toBeVisible()
    await expect(contactField(page, 'Message')).toHaveValue('')
    const [, received, twice] = host.received
    expect(twice, 'a double click sends once').toBeUndefined()
    expect(received?.get('form-name')).toBe('contact')
    expect(received?.get('website'), 'the field for robots').toBe('')
    expect(received?.get('message')?.replace(/\r\n/g, '\n')).toBe(sent.Message)
    expect(received?.get('email')).toBe(sent.Email)
  })
})

test.describe('Forms on a host that receives them, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('are posted by the browser with every field the host needs', async ({ page, host }) => {
    await page.goto('/contact')
    const sent = await fillContactForm(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Answer of the form host')).toBeVisible()
    await expect(page).toHaveURL('/thanks')
    expect(host.received[0]?.get('form-name')).toBe('contact')
    expect(host.received[0]?.get('subject')).toBe(sent.Subject)
  })
})

test('the thank-you page works with JavaScript too', async ({ page }) => {
  expect((await page.goto('/thanks'))?.status()).toBe(200)
  await expect(page).toHaveTitle(new RegExp(site.name))
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await untilReady(page)
})
