import { planListPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { PHONE, partsOf } from './support/layout'
import { filtersOf, plansOf } from './support/plan-list'
import { untilReady } from './support/visit'

test.describe('Faults: hasty visitors', () => {
  test('a double click opens one page and leaves a menu unchanged', async ({ page, visit }) => {
    await page.setViewportSize(PHONE)
    await visit('/')
    const before = await page.evaluate(() => window.history.length)
    await partsOf(page).footer.getByRole('link', { name: 'Workouts' }).dblclick()
    await expect(page).toHaveURL('/workouts')
    expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(before + 1)

    const { toggle, menu } = partsOf(page)
    await toggle.dblclick()
    await expect(menu.getByRole('link', { name: 'Blog' })).toBeHidden()
    const heart = page.getByRole('article').first().getByRole('button')
    await heart.dblclick()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })

  test('Back with the menu open leaves it closed', async ({ page, visit }) => {
    await page.setViewportSize(PHONE)
    await visit('/workouts')
    await filtersOf(page).category('Gym').click()
    await expect(page).toHaveURL(planListPath({ category: 'Gym' }))
    const { toggle, menu } = partsOf(page)
    await toggle.click()
    await expect(menu.getByRole('link', { name: 'Blog' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/workouts')
    await expect(menu.getByRole('link', { name: 'Blog' })).toBeHidden()
  })

  test('a category and a level chosen in quick succession both apply', async ({ page, visit }) => {
    // Nothing is prefetched, so the first list is still loading at the second click.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const both = planListPath({ category: 'Gym', level: 'Advanced' })
    let chooseLast = () => {}
    const chosen = new Promise<void>((resolve) => {
      chooseLast = resolve
    })
    const isFirst = (address: string) => !address.includes(both)
    const first = page.waitForResponse(
      (answer) => /category\/gym\//.test(answer.url()) && isFirst(answer.url()),
    )
    await page.route('**/page-data/workouts/category/gym/**', async (route) => {
      await chosen
      if (!isFirst(route.request().url())) await (await first).finished()
      await route.continue()
    })
    await visit('/workouts')
    await untilReady(page)
    const { category, level } = filtersOf(page)
    await category('Gym').click({ noWaitAfter: true })
    await level('Advanced').click({ noWaitAfter: true })
    chooseLast()
    await expect(page).toHaveURL(both)
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(
      plansOf({ category: 'Gym', level: 'Advanced' }).map(({ title }) => title),
    )
  })

  test('Back during a navigation shows the complete previous page', async ({ page, visit }) => {
    await visit('/about')
    await untilReady(page)
    await partsOf(page).footer.getByRole('link', { name: 'Blog', exact: true }).click()
    await expect(page).toHaveURL('/blog')
    await page.getByRole('article').first().getByRole('link').first().click({ noWaitAfter: true })
    await page.goBack()
    await page.waitForLoadState()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const address = new URL(page.url()).pathname
    const heading = { '/about': 'The right load, at the right time', '/blog': 'Blog' }[address]
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? /./)
  })
})

test.describe('Faults: other software changes the page', () => {
  test('a page works after an extension changed it before hydration', {
    tag: '@rare',
  }, async ({ page, visit }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.setAttribute('data-extension', 'on')
        document.body.setAttribute('cz-shortcut-listen', 'true')
        document.body.append(document.createElement('extension-bar'))
        const style = document.createElement('div')
        style.className = 'extension-overlay'
        document.body.prepend(style)
        for (const field of document.querySelectorAll('input')) {
          field.setAttribute('data-lpignore', 'true')
        }
      })
    })
    await visit('/workouts')
    await filtersOf(page).category('Gym').click()
    await expect(page).toHaveURL(planListPath({ category: 'Gym' }))
    await expect(page.getByRole('article')).toHaveCount(plansOf({ category: 'Gym' }).length)
  })

  test('navigation works after a translator rewrote the texts', async ({ page, visit }) => {
    await visit('/workouts')
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style')) continue
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
    })
    await page.getByRole('article').first().getByRole('button').click()
    await filtersOf(page).level('Beginner').click()
    await expect(page).toHaveURL(planListPath({ level: 'Beginner' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beginner Workouts')
  })
})
