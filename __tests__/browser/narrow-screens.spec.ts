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

/** As high as it takes for nothing to matter but the width. */
const screen = (width: number) => ({ width, height: 800 })

test.describe('Narrow screens and large text', () => {
  for (const [kind, address] of Object.entries(kindsOfPages)) {
    test(`nothing is to be scrolled sideways and no text is cut off: ${kind}`, async ({
      page,
      visit,
      allow,
    }) => {
      allow(...unknownAddress)
      await page.setViewportSize(screen(320))
      await visit(address)
      expect.soft(await sidewaysOverflow(page), '320 px').toBe(0)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize(screen(width))
        const size = `${width} px, text of 200 %`
        expect.soft(await sidewaysOverflow(page), size).toBe(0)
        expect.soft(await textBeyond(page), size).toEqual([])
      }
    })
  }

  test('the open menu and a notice fit a width of 320 px', async ({ page, visit }) => {
    await page.setViewportSize(screen(320))
    await visit('/contact')
    await fillContactForm(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await partsOf(page).toggle.click()
    expect(await sidewaysOverflow(page)).toBe(0)
  })

  test('the end of the open menu can be scrolled to on a screen of 320 × 256 px', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await visit('/about')
    const { toggle, menu } = partsOf(page)
    await toggle.click()
    const last = menu.getByRole('link', { name: 'Contact Us' })
    await expect(last).not.toBeInViewport()
    await menu.getByRole('link', { name: 'Home', exact: true }).hover()
    await page.mouse.wheel(0, 1000)
    await expect(last).toBeInViewport({ ratio: 1 })
  })

  test('with text of 200 % a page still begins with its heading', async ({ page, allow }) => {
    allow(...unknownAddress)
    await page.setViewportSize(DESKTOP)
    for (const [kind, address] of Object.entries(kindsOfPages)) {
      await page.goto(address)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expect.soft(page.getByRole('heading', { level: 1 }), kind).toBeInViewport()
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
