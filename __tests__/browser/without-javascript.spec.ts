import { planListPath, planPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { plans, site, some } from './support/content'
import { PHONE, partsOf } from './support/layout'
import { kindsOfPages } from './support/pages'
import { filtersOf, plansOf } from './support/plan-list'
import { TRAIN } from './support/train'
import { photographs, sidewaysOverflow } from './support/visit'

test.use({ javaScriptEnabled: false })

const plan = some(plans, () => true)

test.describe('Without JavaScript', () => {
  test('photographs are visible, even far down', async ({ page }) => {
    await page.goto('/')
    const pictures = photographs(page.getByRole('main'))
    await expect(pictures).toHaveCount(6)
    const last = pictures.last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeVisible()
    await expect(last).toHaveCSS('opacity', '1')
    await expect(last).toHaveAttribute('src', new RegExp(site.imageHost))
  })

  test('links and the folded menu work', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/')
    const { menu, toggle } = partsOf(page)
    for (const [name, address] of [
      ['About', '/about'],
      ['Blog', '/blog'],
      ['Workouts', '/workouts'],
      ['Contact Us', '/contact'],
      ['Home', '/'],
    ] as const) {
      await toggle.click()
      await menu.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(address)
      await expect(menu.getByRole('link', { name, exact: true })).toBeHidden()
    }
    expect(await sidewaysOverflow(page)).toBe(0)
  })

  test('filters and pagination work', async ({ page }) => {
    await page.goto('/workouts')
    const { category, level } = filtersOf(page)
    await category('Gym').click()
    await level('Beginner').click()
    const both = { category: 'Gym', level: 'Beginner' } as const
    await expect(page).toHaveURL(planListPath(both))
    await expect(page.getByRole('article')).toHaveCount(plansOf(both).length)

    await page.goto('/workouts')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(planListPath({}, 2))
    await page.goto(kindsOfPages['empty filter'])
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL('/workouts')
  })

  test('the PDF link works, and controls that need JavaScript are absent', async ({ page }) => {
    await page.goto(planPath(plan.id))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Download PDF Guide' })).toBeVisible()
    for (const address of [
      planPath(plan.id),
      '/workouts',
      '/',
      '/saved',
      kindsOfPages.tool,
      TRAIN,
    ]) {
      await page.goto(address)
      for (const button of await page.getByRole('main').getByRole('button').all()) {
        await expect(button, `on ${address}`).toHaveText(/^(Subscribe|Search)$/)
      }
    }
    await expect(main.getByRole('link', { name: 'PDF', exact: true })).toBeVisible()
    await page.goto('/saved')
    await expect(page.getByText('Saving plans needs JavaScript.')).toBeVisible()
    await expect(partsOf(page).banner).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Cookie Settings' })).toBeHidden()
  })

  test('the bar is legible, and unknown addresses need no JavaScript', async ({ page, allow }) => {
    allow(/404/)
    await page.goto('/no/such/page')
    await expect(page.getByRole('button', { name: 'Go Back' })).toBeHidden()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/about')
    const { bar } = partsOf(page)
    await expect(bar).toHaveCSS('position', 'absolute')
    await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
})
