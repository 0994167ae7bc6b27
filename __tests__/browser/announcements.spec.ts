import { articlePath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { articles } from './support/content'
import { contactField } from './support/forms'
import { partsOf } from './support/layout'
import { filtersOf } from './support/plan-list'
import { notifications, savePlan } from './support/toasts'
import { untilReady } from './support/visit'

test.describe('Screen reader announcements', () => {
  test('a followed link announces its page', async ({ page, visit }) => {
    await visit('/')
    await untilReady(page)
    await partsOf(page).footer.getByRole('link', { name: 'Blog', exact: true }).click()
    const announcer = page.locator('[aria-live="assertive"]')
    await expect(announcer).toContainText('Navigated to Blog')
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(announcer).toContainText(`Navigated to ${articles[0]?.title}`)
  })

  test('a filter announces its result count once, politely', async ({ page, visit }) => {
    await visit('/workouts')
    const { category, level } = filtersOf(page)
    const status = page.getByRole('status').filter({ hasText: /found/ })
    await category('Calisthenics').click()
    await expect(status).toHaveText('4 plans found')
    await category('Mass Gain').click()
    await expect(status, 'the same number again').toHaveText(/^4 plans found\s*$/)
    await level('All').click()
    await expect(status).toHaveCount(1)
  })

  test('toasts appear in a live region', async ({ page, visit }) => {
    await visit('/workouts')
    await savePlan(page)
    await expect(notifications(page)).toHaveAttribute('aria-live', 'polite')
    await expect(notifications(page)).toContainText('is saved in this browser')
  })

  test('forms announce field errors and their outcome', async ({ page, visit }) => {
    await visit('/contact')
    const email = contactField(page, 'Email')
    await contactField(page, 'Name').fill('Someone')
    await email.fill('someone@')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(
      'This does not look like an email address. It should read like name@example.com.',
    )
    await expect(contactField(page, 'Name')).not.toHaveAttribute('aria-invalid')

    await email.fill('someone@example.com')
    await contactField(page, 'Subject').fill('Knees')
    await contactField(page, 'Message').fill('They click.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(email).not.toHaveAttribute('aria-invalid')
    await expect(page.getByRole('status').filter({ hasText: 'was not sent' })).toBeVisible()
  })

  test('links on cards are named after their card', async ({ page, visit }) => {
    for (const address of ['/', '/blog', '/workouts']) {
      await visit(address)
      const cards = page.getByRole('article')
      for (const card of await cards.all()) {
        const title = await card.getByRole('heading').textContent()
        for (const link of await card.getByRole('link').all()) {
          await expect(link).toHaveAccessibleName(new RegExp(`: ${literally(title ?? '')}$`))
        }
      }
    }
  })

  test('a page has one banner, main and footer, and named navigations', async ({ page, visit }) => {
    await visit(articlePath(articles[0]?.slug ?? ''))
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(1)
    }
    for (const name of ['Main', 'Quick Links', 'Look Up']) {
      await expect(page.getByRole('navigation', { name })).toHaveCount(1)
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
    for (const [index, level] of levels.entries()) {
      if (index > 0) expect(level - (levels[index - 1] ?? 0), `heading ${index}`).toBeLessThan(2)
    }
  })
})

/** A regular expression that matches this text exactly. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
