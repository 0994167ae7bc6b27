import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { fillContactForm } from './support/forms'
import { DESKTOP, partsOf } from './support/layout'
import { kindsOfPages, unknownAddress } from './support/pages'
import { sidewaysOverflow } from './support/visit'

/**
 * The texts that reach beyond the right edge of the screen or out of what is to be pressed: they are cut off.
 * Not those of a table in its own frame, which scrolls with finger and keyboard.
 */
const textBeyond = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, a, button, li, th, td')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.parentElement?.closest('.table-frame'))
      .filter((element) => {
        const isTooWide =
          element.matches('a, button') && element.scrollWidth > Math.max(2, element.clientWidth + 1)
        return isTooWide
          ? getComputedStyle(element).display !== 'inline'
          : element.getBoundingClientRect().right > window.innerWidth + 1
      })
      .map((element) => element.textContent?.trim().slice(0, 60)),
  )

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

  for (const width of [320, 390, 768]) {
    test(`at ${width} px with text of 200 % too, and no text is cut off`, async ({
      page,
      visit,
      allow,
    }) => {
      allow(...unknownAddress)
      await page.setViewportSize({ width, height: 800 })
      for (const [kind, address] of Object.entries(kindsOfPages)) {
        await visit(address)
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        expect.soft(await sidewaysOverflow(page), kind).toBe(0)
        expect.soft(await textBeyond(page), kind).toEqual([])
      }
    })
  }

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
