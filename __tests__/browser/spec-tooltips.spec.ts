import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { DESKTOP, partsOf } from './support/layout'
import { untilStill } from './support/visit'

const OPEN_DELAY = 700
const SKIP_DELAY = 300

/** Freezes the clock from here on, long after the last tooltip closed. */
async function stopClock(page: Page) {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
}

// Fingers can't hover, and on a phone Playwright scrolls to the button, which closes its tooltip.
test.use({ hasTouch: false, viewport: DESKTOP })

test.describe('Tooltips (section 9)', () => {
  test.beforeEach(async ({ page, visit }) => {
    await visit('/')
    // The first tooltip loads the code of all.
    const { chat } = partsOf(page)
    await chat.hover()
    await expect(page.locator('[role=tooltip]')).toHaveText('Contact us on WhatsApp')
    await page.mouse.move(5, 300)
    await expect(page.locator('[role=tooltip]')).toHaveCount(0)
  })

  test('Tooltip open delay 700 ms. Skip delay 300 ms: the next one opens at once, later ones wait again.', async ({
    page,
  }) => {
    await stopClock(page)
    const { chat } = partsOf(page)
    await chat.hover()
    await page.clock.runFor(OPEN_DELAY - 10)
    await expect(page.locator('[role=tooltip]')).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(page.locator('[role=tooltip]')).toBeVisible()

    await page.mouse.move(5, 300)
    await page.clock.runFor(SKIP_DELAY - 20)
    await chat.hover()
    await page.clock.runFor(5)
    await expect(page.locator('[role=tooltip]')).toBeVisible()

    await page.mouse.move(5, 300)
    await page.clock.runFor(SKIP_DELAY + 20)
    await chat.hover()
    await page.clock.runFor(OPEN_DELAY - 50)
    await expect(page.locator('[role=tooltip]')).toHaveCount(0)
  })

  test('A tooltip stays while the pointer moves onto it, slowly. It stands inside the screen, opens at once on keyboard focus, and Escape closes it.', async ({
    page,
  }) => {
    const { chat } = partsOf(page)
    const tooltip = page.locator('[role=tooltip]')
    await chat.hover()
    await expect(tooltip).toBeVisible()
    const from = await chat.boundingBox()
    const to = await tooltip.boundingBox()
    if (!from || !to) throw new Error('The tooltip is not shown.')
    const x = from.x + from.width / 2
    await page.mouse.move(x, from.y + 2)
    await page.mouse.move(x, to.y + to.height / 2, { steps: 30 })
    await expect(tooltip).toBeVisible()
    await page.mouse.move(x, to.y - 40)
    await expect(tooltip).toHaveCount(0)

    // It opens immediately on keyboard focus, inside the screen, and Escape closes it.
    await chat.focus()
    await page.keyboard.press('Shift+Tab')
    // That scrolled to the footer, and scrolling closes tooltips.
    await untilStill(page)
    await page.keyboard.press('Tab')
    await expect(tooltip).toBeVisible()
    const box = await tooltip.boundingBox()
    const view = page.viewportSize()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(view?.width ?? 0)
    await page.keyboard.press('Escape')
    await expect(tooltip).toHaveCount(0)
  })
})

test('A hover that starts the app also opens the tooltip', async ({ page }) => {
  await page.goto('/')
  await partsOf(page).chat.hover()
  await expect(page.locator('[role=tooltip]')).toHaveText('Contact us on WhatsApp')
})
