import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { emergencyPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { auditShifts, auditTargets, auditWithAxe } from './support/audits'
import { expectAccessible } from './support/axe'
import { plans } from './support/content'
import { walk } from './support/focus'
import { fillContactForm } from './support/forms'
import { partsOf, screen, untilSolid } from './support/layout'
import { kindsOfPages } from './support/pages'
import { savePlan, toasts } from './support/toasts'
import { sidewaysOverflow, untilReady } from './support/visit'

/** Minimum target size of WCAG 2.2 AA, in px. */
const LEAST = 24

test.describe('Audits of states that visitors cause', () => {
  test('the solid bar and the open menu pass', async ({ page, visit }) => {
    await visit('/')
    await page.evaluate(() => window.scrollTo(0, 400))
    await untilSolid(page)
    await expectAccessible(page)
    await partsOf(page).toggle.click()
    await expectAccessible(page)
    await auditTargets(page, 1280)
  })

  test('a toast and a saved plan pass', async ({ page, visit }) => {
    await visit('/workouts')
    await savePlan(page)
    await toasts(page).hover()
    await expectAccessible(page)
    for (const button of await toasts(page).getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(LEAST)
    }
    await visit('/saved')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expectAccessible(page)
  })

  test('shared plans pass', async ({ page, visit }) => {
    await visit(`/saved?plans=${plans[0]?.id},gone`)
    await expect(page.getByRole('button', { name: 'Save All' })).toBeVisible()
    await expectAccessible(page)
  })

  test('form errors pass, and the notice fits beside the open menu', async ({
    page,
    visit,
    allow,
  }) => {
    allow(/wa\.me/)
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'A chat' }))
    await visit('/contact')
    const send = page.getByRole('button', { name: 'Send Message' })
    await send.click()
    await expect(page.getByText('Enter your name.')).toBeVisible()
    await expectAccessible(page)
    await fillContactForm(page)
    await send.click()
    await expect(page.getByText('Your message is in WhatsApp')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize(screen(320))
    await partsOf(page).toggle.click()
    expect(await sidewaysOverflow(page)).toBe(0)
  })

  test('a session marked as done and the calendar dialog pass', async ({ page, visit }) => {
    await visit(kindsOfPages.plan)
    await page.getByRole('button', { name: /^Mark / }).click()
    await expect(toasts(page)).toContainText('is done.')
    await expectAccessible(page)
    await expect(toasts(page)).toHaveCount(0)
    await auditTargets(page, 1280)
    await page.getByRole('button', { name: 'Add to Calendar' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await auditTargets(page, 1280)
  })

  test('training with less equipment and time passes', async ({ page, visit }) => {
    await visit(`${kindsOfPages.training}?without=`)
    await page.getByRole('group', { name: "I don't have" }).getByRole('checkbox').first().check()
    await page.getByText('Short on Time').click()
    await expect(page.getByText(/takes \d+ minutes|in full, or on another day/)).toBeVisible()
    await expectAccessible(page)
    await auditTargets(page, 1280)
  })

  test('an empty search result and an impossible tool input pass', async ({ page, visit }) => {
    await visit('/search?q=xyzzyqwv')
    await expect(page.getByRole('heading', { name: /^No results for/ })).toBeVisible()
    await expectAccessible(page)
    await visit('/tools/plates?weight=10&bar=20')
    await expect(page.getByText('The bar alone weighs 20 kg.')).toBeVisible()
    await expectAccessible(page)
  })

  test('what to do in an emergency is in view and passes', async ({ page, visit }) => {
    await visit(`/search?q=${encodeURIComponent('chest pain during squats')}`)
    const box = page.getByRole('region', { name: /Chest pain/ })
    await expect(box).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: /pages? found/ })).toBeVisible()
    expect(await sidewaysOverflow(page)).toBe(0)
    await auditWithAxe(page)
    await box.getByRole('link', { name: 'All steps' }).click()
    await expect(page).toHaveURL(emergencyPath('chest'))
    await expect(page.getByRole('heading', { name: /^Chest pain/ })).toBeInViewport()
  })

  test('the open menu scrolls to its end on a 320 × 256 px screen', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await visit('/about')
    const { toggle, menu } = partsOf(page)
    await toggle.click()
    const last = menu.getByRole('link').last()
    await expect(last).not.toBeInViewport()
    await menu.getByRole('link', { name: 'Home', exact: true }).hover()
    await page.mouse.wheel(0, 1000)
    await expect(last).toBeInViewport({ ratio: 1 })
  })

  // The machine of the tests has Arial's widths. Android has Roboto's.
  for (const system of ['Arial', 'Roboto']) {
    test(`a heading font after the first frame replaces ${system} and shifts no layout`, async ({
      page,
      faults,
    }) => {
      // Chromium blocks the test's image host for documents that the test answers.
      if (system === 'Roboto') faults.allow(/images\.unsplash\.com/)
      let release = () => {}
      await page.route('**/fonts/archivo*.woff2', async (route) => {
        await new Promise<void>((resolve) => {
          release = resolve
        })
        await route.continue()
      })
      if (system === 'Roboto') await giveRoboto(page)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        for (const address of ['/', '/blog', '/workouts', kindsOfPages.plan]) {
          const asked = page.waitForRequest('**/fonts/archivo*.woff2')
          await page.goto(address, { waitUntil: 'domcontentloaded' })
          await untilReady(page)
          await asked
          expect(await headingIsLoaded(page)).toBe(false)
          release()
          await page.evaluate(() => document.fonts.ready)
          expect(await headingIsLoaded(page)).toBe(true)
          await auditShifts(page)
        }
      }
    })
  }
})

const headingIsLoaded = (page: Page) =>
  page.evaluate(() => document.fonts.check('800 1rem Archivo'))

const roboto = readFileSync(
  require.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff2'),
  'base64',
)

/** Lets headings fall back to Roboto, as on Android, which has neither Verdana nor Arial. */
async function giveRoboto(page: Page) {
  await page.route(/\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    // The policy allows only the styles that the build wrote.
    const { 'content-security-policy': _, ...headers } = response.headers()
    const html = await response.text()
    const body = html
      .replace(/src:local\("(?:Verdana|Arial) Bold"\)[^;]*/g, 'src:local("no such face")')
      .replace(/src:local\("Roboto Bold"\)[^;]*/, `src:url(data:font/woff2;base64,${roboto})`)
    await route.fulfill({ response, headers, body })
  })
}

test.describe('Audits of the first visit', () => {
  test.use({ consent: 'ask' })

  test('the cookie banner moves nothing and covers no stop', async ({ page, visit }) => {
    await visit('/')
    await expect(partsOf(page).banner).toBeVisible()
    await auditShifts(page)
    const stops = await walk(page)
    expect(stops.filter(({ uncovered }) => !uncovered)).toEqual([])
    await auditWithAxe(page)
  })

  test('the cookie banner leaves a small phone most of its screen, and is the second stop of the keyboard', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await visit('/')
    const { banner } = partsOf(page)
    expect((await banner.boundingBox())?.height).toBeLessThan(0.2 * 640)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(banner).toBeFocused()
    await banner.getByRole('button', { name: 'Reject Non-Essential' }).click()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('the cookie banner leaves half of a 320 px screen at a text of 200 %, and its buttons stay in view', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit('/')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const { banner } = partsOf(page)
    expect((await banner.boundingBox())?.height).toBeLessThan(320)
    for (const button of await banner.getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 })
  })

  // A link that the banner's edge halves keeps 24 px that are not the banner's buttons (WCAG 2.5.8).
  test('no button of the cookie banner is within 24 px of its edges', async ({ page, visit }) => {
    await visit('/')
    const { banner } = partsOf(page)
    for (const width of [412, 1280]) {
      await page.setViewportSize({ width, height: 823 })
      const box = await banner.boundingBox()
      for (const button of await banner.getByRole('button').all()) {
        const own = await button.boundingBox()
        if (!box || !own) throw new Error('The banner is not shown.')
        expect(own.y - box.y).toBeGreaterThanOrEqual(24)
        expect(box.y + box.height - own.y - own.height).toBeGreaterThanOrEqual(24)
      }
    }
  })

  test('the cookie banner fits a 320 × 256 px screen', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await visit('/about')
    const { banner } = partsOf(page)
    for (const name of ['Accept All Cookies', 'Reject Non-Essential', 'Close without choosing']) {
      await expect(banner.getByRole('button', { name })).toBeInViewport()
    }
  })
})

for (const [images, kinds] of [
  ['down', ['home', 'article']],
  ['missing', ['home', 'article', 'workouts list', 'plan']],
  ['hanging', ['home', 'article']],
] as const) {
  test.describe(`Audits while the image host is: ${images}`, () => {
    test.use({ images })

    const tag = images === 'hanging' ? '@rare' : []
    test('nothing moves where photographs should be', { tag }, async ({ page }) => {
      for (const kind of kinds) {
        // A page with a hanging picture never finishes loading.
        await page.goto(kindsOfPages[kind], { waitUntil: 'domcontentloaded' })
        await untilReady(page)
        await auditShifts(page)
        if (images === 'missing' && kind === 'workouts list') await expectAccessible(page)
      }
    })
  })
}
