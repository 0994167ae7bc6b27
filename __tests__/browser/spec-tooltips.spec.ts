import { expect, test } from './fixtures'
import { DESKTOP, partsOf } from './support/layout'
import { untilStill } from './support/visit'

// Fingers can't hover, and on a phone Playwright scrolls to the button, which closes its tooltip.
test.use({ hasTouch: false, viewport: DESKTOP })

test('Tooltips (section 9): a tooltip stays while the pointer moves onto it, slowly. It stands inside the screen, opens at once on keyboard focus, and Escape closes it.', async ({
  page,
  visit,
}) => {
  await visit('/')
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

test('A hover that starts the app also opens the tooltip', async ({ page }) => {
  await page.goto('/')
  await partsOf(page).chat.hover()
  await expect(page.locator('[role=tooltip]')).toHaveText('Contact us on WhatsApp')
})
