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
  test("an address's numbers show at once, and shift no layout", async ({ page }) => {
    await page.goto(`${maxPath}?weight=225&reps=3&unit=lb`)
    const { field, headline } = partsOfTool(page)
    await expect(headline).toHaveText('About 245 lb once')
    await expect(field('Units')).toHaveValue('lb')
    expect(await layoutShifts(page)).toEqual([])
  })

  test('on a phone the button scrolls to the result and announces it', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await visit(maxPath)
    const { field, headline, said, form } = partsOfTool(page)
    await field(/^Weight lifted/).fill('100')
    await form.getByRole('button', { name: 'Work It Out' }).click()
    await expect(headline).toBeInViewport()
    await expect(said).toHaveText(/^About 115 kg once\./)
  })
})
