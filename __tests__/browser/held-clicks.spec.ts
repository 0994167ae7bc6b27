import type { Page } from '@playwright/test'
import { paths, planListPath, toolPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { fillContactForm } from './support/forms'
import { expectWaiting, holdScripts, untilHydrated } from './support/hydration'
import { kindsOfPages } from './support/pages'
import { filtersOf } from './support/plan-list'
import { toasts } from './support/toasts'
import { pathOf, scrollY } from './support/visit'

const mainButton = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name })

test.describe('Actions before the app starts are carried out', () => {
  test('on the first tap', async ({ page }) => {
    const letThrough = await holdScripts(page)
    await page.goto(kindsOfPages.plan)
    const control = mainButton(page, 'Add to Calendar')
    await control.tap()
    await expectWaiting(control)
    await letThrough()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(control).not.toHaveAttribute('aria-busy', 'true')
  })

  test('repeated taps count once per control', async ({ page }) => {
    const letThrough = await holdScripts(page)
    await page.goto('/workouts')
    const heart = page.getByRole('article').first().getByRole('button')
    await heart.dblclick()
    await heart.tap()
    const other = page.getByRole('article').nth(2).getByRole('button')
    await other.tap()
    await letThrough()
    await untilHydrated(page)
    for (const one of [heart, other]) await expect(one).toHaveAttribute('aria-pressed', 'true')
    await expect(toasts(page)).toHaveCount(2)
  })

  test('a key press counts and keeps the focus', async ({ page }) => {
    const letThrough = await holdScripts(page)
    await page.goto('/workouts')
    const heart = page.getByRole('article').nth(1).getByRole('button')
    await heart.focus()
    await page.keyboard.press('Enter')
    await expectWaiting(heart)
    await letThrough()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toBeFocused()
  })

  test('a filter applies and keeps scroll position and focus', async ({ page }) => {
    const letThrough = await holdScripts(page)
    await page.goto('/workouts')
    await page.evaluate(() => window.scrollTo(0, 150))
    const { category } = filtersOf(page)
    const before = await scrollY(page)
    await category('Gym').focus()
    await page.keyboard.press('Enter')
    await expectWaiting(category('Gym'))
    expect(pathOf(page)).toBe('/workouts')
    await letThrough()
    await expect(page).toHaveURL(planListPath({ category: 'Gym' }))
    await expect(category('Gym')).toBeFocused()
    expect(await scrollY(page)).toBe(before)
  })

  test('numbers typed into a tool stay, and its address fills the other fields', async ({
    page,
  }) => {
    const letThrough = await holdScripts(page)
    // This page starts immediately, so with its scripts held it never fires load.
    await page.goto(`${toolPath('one-rep-max')}?weight=100&reserve=1`, {
      waitUntil: 'domcontentloaded',
    })
    const form = page.getByRole('form', { name: 'Estimated one-rep max' })
    await form.getByLabel('Repetitions').fill('3')
    const button = form.getByRole('button', { name: 'Work It Out' })
    await button.tap()
    await expectWaiting(button)
    await letThrough()
    const result = page.getByRole('region', { name: 'Result' })
    // 100 × (1 + (3 + 1) ÷ 30) = 113.3, which plates make 112.5
    await expect(result).toContainText('About 112.5 kg once')
    await expect(result).toBeInViewport()
    await expect(form.getByLabel('Repetitions')).toHaveValue('3')
    await expect(form.getByLabel(/^Weight lifted/)).toHaveValue('100')
    await expect(page).toHaveURL(/\?weight=100&reps=3&reserve=1&unit=kg$/)
  })

  test('an answer on health counts, also where a tap focuses nothing, and stays out of the address', async ({
    page,
  }) => {
    const letThrough = await holdScripts(page)
    await page.goto(toolPath('heart-rate-zones'))
    const none = page.getByRole('checkbox', { name: 'None of these' })
    for (const radio of [page.getByRole('radio', { name: 'No', exact: true }), none])
      await radio.evaluate((input: HTMLInputElement) => input.click())
    const result = page.getByRole('region', { name: 'Result' })
    await expect(result).toContainText('First answer whether one of these applies to you')
    await letThrough()
    await expect(result).toContainText('Moderate is 115 to 138 beats a minute')
    await expect(none).toBeChecked()
    await page.getByRole('spinbutton', { name: 'Age' }).fill('50')
    await expect(result).toContainText('Moderate is 111 to 132 beats a minute')
    await expect(page.getByRole('status').filter({ hasText: 'Moderate is 111' })).not.toHaveCount(0)
    expect(page.url()).toMatch(/\/tools\/heart-rate-zones$/)
  })

  test('a query typed into the search runs', async ({ page }) => {
    const letThrough = await holdScripts(page)
    await page.goto(paths.search, { waitUntil: 'domcontentloaded' })
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('creatine')
    await letThrough()
    await expect(page.getByRole('heading', { name: /found for “creatine”/ })).toBeVisible()
    await expect(field).toHaveValue('creatine')
    await expect(page).toHaveURL(`${paths.search}?q=creatine`)
  })

  test('two filters chosen in a row both apply', async ({ page }) => {
    const letThrough = await holdScripts(page)
    await page.goto('/workouts')
    const { category, level } = filtersOf(page)
    await category('Gym').tap({ noWaitAfter: true })
    await level('Advanced').tap({ noWaitAfter: true })
    await letThrough()
    await expect(page).toHaveURL(planListPath({ category: 'Gym', level: 'Advanced' }))
  })

  test('a form sent with Enter is handled and keeps its text', async ({ page, allow }) => {
    allow(/wa\.me/)
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'A chat' }))
    const letThrough = await holdScripts(page)
    await page.goto('/contact')
    const typed = await fillContactForm(page)
    await page.getByRole('main').getByRole('textbox', { name: 'Subject' }).press('Enter')
    await letThrough()
    await expect(page.getByRole('status').filter({ hasText: 'is in WhatsApp' })).toBeVisible()
    for (const [label, text] of Object.entries(typed)) {
      await expect(
        page.getByRole('main').getByRole('textbox', { name: label, exact: true }),
      ).toHaveValue(text)
    }
  })
})

test.describe('When the app cannot be fetched', () => {
  test.beforeEach(({ allow }) => allow(/\.js|page-data/, /Failed to load resource/))

  for (const lost of ['**/*.js', '**/page-data.json']) {
    test(`the control says so, and works once connected: ${lost}`, async ({ page }) => {
      await page.route(lost, (route) => route.abort('internetdisconnected'))
      await page.goto(kindsOfPages.plan)
      const heart = mainButton(page, /^Saved? to Favorites$/)
      await heart.tap()
      const alarm = page.getByRole('alert')
      await expect(alarm).toContainText('Save to Favorites did not load.')
      await expect(alarm.getByRole('link', { name: 'reload the page' })).toBeVisible()
      await expect(heart).toHaveAccessibleDescription(/Check your connection/)
      await expect(heart).not.toHaveAttribute('aria-busy', 'true')
      await page.unroute(lost)
      await heart.tap()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect(alarm).toHaveCount(0)
      await expect(heart).toHaveAccessibleDescription('')
    })
  }

  test('a form offers WhatsApp and keeps its text', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort('internetdisconnected'))
    await page.goto('/contact')
    await fillContactForm(page)
    await mainButton(page, 'Send Message').tap()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^Write to us in WhatsApp/ })).toBeVisible()
    await expect(main.getByRole('textbox', { name: 'Subject' })).toHaveValue('Squats & knees?')
  })
})
