import { expect, test } from './fixtures'
import { fillContactForm } from './support/forms'
import { DESKTOP, partsOf } from './support/layout'
import { kindsOfPages, unknownAddress } from './support/pages'
import { sidewaysOverflow } from './support/visit'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('Narrow screens and large text', () => {
  test('at a width of 320 px nothing needs to be scrolled sideways, on every kind of page', async ({
    page,
    visit,
    allow,
  }) => {
    allow(...unknownAddress)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const [kind, address] of Object.entries(kindsOfPages)) {
      await visit(address)
      expect.soft(await sidewaysOverflow(page), kind).toBe(0)
    }
    await visit('/contact')
    await fillContactForm(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await partsOf(page).toggle.click()
    expect(await sidewaysOverflow(page), 'menu open, notice shown').toBe(0)
  })

  test('with text of 200 % nothing needs to be scrolled sideways, on every kind of page', async ({
    page,
    visit,
    allow,
  }) => {
    allow(...unknownAddress)
    await page.setViewportSize(DESKTOP)
    for (const [kind, address] of Object.entries(kindsOfPages)) {
      await visit(address)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect.soft(await sidewaysOverflow(page), kind).toBe(0)
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeInViewport()
    }
  })
})

test.describe('Narrow screens, on the first visit', () => {
  test.use({ consent: 'ask' })

  test('the cookie banner fits a screen of 320 × 256 px, the size of 1280 × 1024 at 400 %', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await visit('/about')
    const { banner } = partsOf(page)
    for (const name of ['Accept All Cookies', 'Reject Non-Essential', 'Close without choosing']) {
      await expect(banner.getByRole('button', { name })).toBeInViewport()
    }
  })
})
