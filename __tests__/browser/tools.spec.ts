import type { Page } from '@playwright/test'
import { articlePath, paths, toolPath } from '../../src/lib/paths'
import { allTools } from '../../src/lib/tools/catalogue'
import { expect, test } from './fixtures'
import { articles } from './support/content'
import { layoutShifts } from './support/layout-shift'

const maxPath = toolPath('one-rep-max')

const partsOfTool = (page: Page) => {
  const main = page.getByRole('main')
  const result = main.getByRole('region', { name: 'Result' })
  return {
    form: main.getByRole('form'),
    result,
    headline: result.locator('output'),
    said: page.getByRole('status').filter({ hasText: /\w/ }).last(),
    field: (label: string | RegExp) => main.getByRole('form').getByLabel(label),
  }
}

test.describe('Tools', () => {
  test('the list leads to each of them, and each back to the list', async ({ page, visit }) => {
    for (const { name, title } of allTools) {
      await visit(paths.tools)
      await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
        .getByRole('link')
        .click()
      await expect(page).toHaveURL(toolPath(name))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.getByRole('link', { name: 'All tools' }).click()
      await expect(page).toHaveURL(paths.tools)
    }
  })

  for (const { name, title } of allTools) {
    test(`${title}: a result, its formula, its source, where it ends, a table and the articles that use it`, async ({
      page,
      visit,
    }) => {
      await visit(toolPath(name))
      const { headline } = partsOfTool(page)
      await expect(headline).toHaveText(/\d/)
      const main = page.getByRole('main')
      await expect(
        main.getByRole('heading', { name: /^(The formulas?|How it is worked out)$/ }),
      ).toBeVisible()
      // To load a bar is a sum of nobody's.
      if (name !== 'plates')
        await expect(main.getByText(/\(\d{4}, |, \d{4}, /).first(), 'whose it is').toBeVisible()
      await expect(main.getByRole('heading', { name: 'Where it ends' })).toBeVisible()
      await expect(main.getByRole('table').last()).toBeVisible()
      const using = articles.filter(({ body }) => body.includes(`\`\`\`tool\n${name}\n`))
      const links = main.locator(`a[href^="${paths.blog}/"]`)
      await expect(links).toHaveCount(Math.min(4, using.length))
      for (const { slug } of using.slice(0, 4)) {
        await expect(main.locator(`a[href="${articlePath(slug)}"]`)).toBeVisible()
      }
    })
  }

  test('what is typed changes the result at once; it is said aloud when the typing pauses', async ({
    page,
    visit,
  }) => {
    await visit(maxPath)
    const { field, headline, said } = partsOfTool(page)
    await field(/^Weight lifted/).fill('90')
    await field('Repetitions').fill('2')
    await expect(headline).toHaveText('About 96 kg once')
    await expect(headline).toHaveAttribute('aria-live', 'off')
    await expect(said).toHaveText(/^About 96 kg once\./)
  })

  test('the address carries the numbers: a result can be sent, and is there on reload', async ({
    page,
    visit,
    openBrowser,
  }) => {
    await visit(maxPath)
    const { field, headline } = partsOfTool(page)
    await field('Units').selectOption('lb')
    await field(/^Weight lifted/).fill('225')
    await field('Repetitions').fill('3')
    await expect(page).toHaveURL(`${maxPath}?weight=225&reps=3&reserve=0&unit=lb`)
    await expect(headline).toHaveText('About 247.5 lb once')
    await page.reload()
    await expect(headline).toHaveText('About 247.5 lb once')

    const other = await (await openBrowser()).newPage()
    await other.goto(page.url())
    await expect(partsOfTool(other).headline, 'without a sign of intent').toHaveText(
      'About 247.5 lb once',
      { timeout: 3000 },
    )
    await expect(partsOfTool(other).field('Units')).toHaveValue('lb')
    expect(await layoutShifts(other)).toEqual([])
  })

  test('Share Result hands on the address with the numbers', async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => Object.assign(window, { shared: data.url }),
      })
    })
    await visit(`${maxPath}?weight=120&reps=4`)
    await page.getByRole('button', { name: 'Share Result' }).click()
    const shared = await page.evaluate(() => (window as unknown as { shared: string }).shared)
    expect(new URL(shared).pathname).toBe(maxPath)
    expect(new URL(shared).searchParams.get('weight')).toBe('120')
    expect(new URL(shared).searchParams.get('reps')).toBe('4')
  })

  test('kilograms and pounds: other units change numbers and labels with them', async ({
    page,
    visit,
  }) => {
    await visit(`${toolPath('sweat-rate')}?before=80&after=79&drunk=1&minutes=60`)
    const { field } = partsOfTool(page)
    await field('Units').selectOption('lb')
    await expect(field('Weight before (lb)')).toHaveValue('176.5')
    await expect(field('Drunk in between (fl oz)')).toHaveValue('34')
  })

  for (const [address, sentence] of [
    [`${maxPath}?weight=abc`, 'Enter a number: Weight lifted.'],
    [`${maxPath}?weight=80&reps=9&reserve=2`, 'Above ten repetitions'],
    [`${maxPath}?weight=-5`, 'Enter 1 to 1500: Weight lifted.'],
    [`${maxPath}?weight=1e99`, 'Enter 1 to 1500: Weight lifted.'],
    [`${toolPath('plates')}?weight=10&bar=20`, 'The bar alone weighs 20 kg.'],
    [`${toolPath('bedtime')}?wake=noon`, 'Enter the time you get up.'],
    [`${toolPath('protein')}?goal=<script>`, 'Choose one'],
    [`${toolPath('sweat-rate')}?before=70&after=72`, 'You gained more than you drank.'],
    [`${toolPath('heart-rate-zones')}?resting=95&maximum=110`, 'too close to the maximum'],
  ] as const) {
    test(`nonsense gives a sentence and no number: ${address}`, async ({ page, visit }) => {
      await visit(address)
      const { headline, result } = partsOfTool(page)
      await expect(headline).toContainText(sentence)
      await expect(result.getByRole('button')).toHaveCount(0)
    })
  }

  test('a field that is wrong is marked, and says what is wrong with it', async ({
    page,
    visit,
  }) => {
    await visit(maxPath)
    const { field, headline } = partsOfTool(page)
    const weight = field(/^Weight lifted/)
    await weight.fill('0')
    await expect(weight).toHaveAttribute('aria-invalid', 'true')
    await expect(weight).toHaveAccessibleDescription('Enter 1 to 1500: Weight lifted.')
    await expect(headline).toHaveText('Enter 1 to 1500: Weight lifted.')
    await weight.fill('100')
    await expect(weight).not.toHaveAttribute('aria-invalid')
  })

  test('on a phone the button brings the result into view, and has it read out', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await visit(maxPath)
    const { field, headline, said, form } = partsOfTool(page)
    await field(/^Weight lifted/).fill('100')
    await form.getByRole('button', { name: 'Work it out' }).click()
    await expect(headline).toBeInViewport()
    await expect(said).toHaveText(/^About 116\.7 kg once\./)
  })

  test('native fields, so that a phone shows its keyboard for numbers', async ({ page, visit }) => {
    await visit(maxPath)
    const { field } = partsOfTool(page)
    await expect(field(/^Weight lifted/)).toHaveAttribute('inputmode', 'decimal')
    await expect(field('Repetitions')).toHaveAttribute('inputmode', 'numeric')
    await visit(toolPath('bedtime'))
    await expect(field('Get up at')).toHaveAttribute('type', 'time')
  })
})

test.describe('Tools without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { name, title } of allTools) {
    test(`${title}: an example, a table of common values, and what the rest needs`, async ({
      page,
    }) => {
      await page.goto(toolPath(name))
      const { form, headline } = partsOfTool(page)
      await expect(form.getByText(/needs JavaScript/)).toBeVisible()
      await expect(form.getByRole('button')).toBeHidden()
      await expect(headline).toHaveText(/\d/)
      await expect(page.getByRole('heading', { name: 'Common values' })).toBeVisible()
      const table = page.getByRole('region', { name: /./ }).getByRole('table').last()
      expect(await table.getByRole('row').count()).toBeGreaterThan(4)
      expect(await table.getByRole('rowheader').count()).toBeGreaterThan(3)
    })
  }
})
