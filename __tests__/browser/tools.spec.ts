import type { Page } from '@playwright/test'
import { toolPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { layoutShifts } from './support/layout-shift'

const maxPath = toolPath('one-rep-max')

const partsOfTool = (page: Page) => {
  const main = page.getByRole('main')
  return {
    form: main.getByRole('form'),
    headline: main.getByRole('region', { name: 'Result' }).locator('output'),
    said: page.getByRole('status').filter({ hasText: /\w/ }).last(),
    field: (label: string | RegExp) => main.getByRole('form').getByLabel(label),
  }
}

test.describe('Tools', () => {
  test('typing updates the result at once, and the address reproduces it in another browser', async ({
    page,
    visit,
    openBrowser,
  }) => {
    await visit(maxPath)
    const { field, headline, said } = partsOfTool(page)
    await field('Units').selectOption('lb')
    await field(/^Weight lifted/).fill('225')
    await field('Repetitions').fill('3')
    await expect(headline).toHaveText('About 245 lb once')
    await expect(said).toHaveText(/^About 245 lb once\./)
    await expect(page).toHaveURL(`${maxPath}?weight=225&reps=3&reserve=0&unit=lb`)

    const other = await (await openBrowser()).newPage()
    await other.goto(page.url())
    await expect(partsOfTool(other).headline, 'without a sign of intent').toHaveText(
      'About 245 lb once',
    )
    await expect(partsOfTool(other).field('Units')).toHaveValue('lb')
    expect(await layoutShifts(other)).toEqual([])
  })

  test('on a phone the button scrolls to the result and announces it', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await visit(maxPath)
    const { field, headline, said, form } = partsOfTool(page)
    await field(/^Weight lifted/).fill('100')
    await form.getByRole('button', { name: 'Work it out' }).click()
    await expect(headline).toBeInViewport()
    await expect(said).toHaveText(/^About 115 kg once\./)
  })
})

test.describe('Tools without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('say that they need JavaScript, and hide the button', async ({ page }) => {
    await page.goto(maxPath)
    const { form } = partsOfTool(page)
    await expect(form.getByText(/needs JavaScript/)).toBeVisible()
    await expect(form.getByRole('button')).toBeHidden()
  })
})
