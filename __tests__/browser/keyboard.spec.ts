import { expect, test } from './fixtures'
import { focusSeen } from './support/focus'
import { partsOf } from './support/layout'
import { kindsOfPages } from './support/pages'
import { savePlan, toasts } from './support/toasts'
import { scrollY } from './support/visit'

test.describe('By keyboard alone', () => {
  test('the first stop skips to the content', async ({ page, visit }) => {
    await visit('/blog')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
  })

  test('the menu opens, tabs through its links, closes with Escape', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit('/')
    const { toggle, menu } = partsOf(page)
    await toggle.focus()
    await page.keyboard.press('Enter')
    for (const name of ['Home', 'About', 'Blog', 'Workouts', 'Contact Us']) {
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('link', { name, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(toggle).toBeFocused()
    await page.keyboard.press('Space')
    await expect(menu.getByRole('link', { name: 'Blog' })).toBeVisible()
  })

  test("the Tab after a followed link starts at the page's top", async ({ page, visit }) => {
    await visit('/blog')
    const link = page.getByRole('article').first().getByRole('link').first()
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
    await expect.poll(() => scrollY(page)).toBe(0)
    await page.keyboard.press('Tab')
    expect((await focusSeen(page))?.name).toBe('a Skip to content')
  })

  test('the calendar dialog traps the focus, and Escape returns it', async ({ page, visit }) => {
    await visit(kindsOfPages.plan)
    const open = page.getByRole('button', { name: 'Add to Calendar' })
    await open.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let stop = 0; stop < 25; stop++) {
      const inside = await dialog.evaluate(
        (node) => node.contains(document.activeElement) || document.activeElement === document.body,
      )
      expect(inside, `stop ${stop}`).toBe(true)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(open).toBeFocused()
  })

  test('Alt+T reaches a toast, its Undo works, and the focus returns', async ({ page, visit }) => {
    await visit('/workouts')
    await savePlan(page)
    await expect(toasts(page)).toBeVisible()
    await page.keyboard.press('Alt+KeyT')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    const heart = page.getByRole('article').first().getByRole('button')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })
})
