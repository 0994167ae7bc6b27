import { whatsappUrl } from '../../src/lib/whatsapp'
import { expect, test } from './fixtures'
import { site } from './support/content'
import { fillContactForm } from './support/forms'

test.describe('Contact (section 2)', () => {
  test("Form with Name, Email, Subject and Message fields and a 'Send Message' button.", async ({
    page,
    visit,
  }) => {
    await visit('/contact')
    const form = page.getByRole('region', { name: 'Write a message' })
    for (const name of ['Name', 'Email', 'Subject', 'Message']) {
      await expect(form.getByRole('textbox', { name, exact: true })).toBeEditable()
    }
    await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email')

    const sent = await fillContactForm(page)
    await form.getByRole('button', { name: 'Send Message' }).click()
    const status = form.getByRole('status')
    await expect(status).toContainText('Your message was not sent')
    await expect(form.getByLabel('Message')).toHaveValue(sent.Message)
    const way = status.getByRole('link', { name: 'Send it on WhatsApp' })
    const chat = new URL((await way.getAttribute('href')) ?? '')
    for (const text of Object.values(sent)) {
      expect(chat.searchParams.get('text')).toContain(text)
    }
  })

  test("'Talk to a Coach' card with a 'Chat on WhatsApp' button that opens a chat link for a fixed coach number in a new tab.", async ({
    page,
    visit,
    allow,
  }) => {
    allow(/wa\.me/)
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'A chat' }))
    await visit('/contact')
    const card = page.getByRole('region', { name: 'Talk to a Coach' })
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      card.getByRole('link', { name: 'Chat on WhatsApp' }).click(),
    ])
    expect(tab.url()).toBe(whatsappUrl(site.whatsapp.coach, site.whatsapp.greeting))
    expect(new URL(tab.url()).pathname).toBe(`/${site.whatsapp.coach.replace(/\D/g, '')}`)
    await expect(page).toHaveURL('/contact')
  })

  test("Location card: 'Based online. Available worldwide.'", async ({ page, visit }) => {
    await visit('/contact')
    await expect(page.getByRole('region', { name: 'Location' })).toContainText(
      'Based online. Available worldwide.',
    )
  })

  test('Follow Us: three social icons with placeholder links.', async ({ page, visit }) => {
    await visit('/contact')
    const icons = page.getByRole('region', { name: 'Follow Us' }).getByRole('link')
    await expect(icons).toHaveText(site.socials.map(({ network }) => network))
    for (const [index, { url }] of site.socials.entries()) {
      await expect(icons.nth(index)).toHaveAttribute('href', url)
    }
    expect(site.socials.map(({ url }) => url)).toEqual(['#', '#', '#'])
    await icons.first().click()
    await expect(page).toHaveURL('/contact#')
  })
})
