import { expect, test } from './fixtures'
import { site } from './support/content'

test.describe('About (section 2)', () => {
  test('Mission statement', async ({ page, visit }) => {
    await visit('/about')
    for (const paragraph of site.about.mission) {
      await expect(page.getByRole('main').getByText(paragraph)).toBeVisible()
    }
  })

  test("'The Creator' (claims 5+ years of experience and 1000+ clients helped)", async ({
    page,
    visit,
  }) => {
    await visit('/about')
    const creator = page.getByRole('region', { name: 'The Creator' })
    await expect(creator.getByRole('term')).toHaveText(['years of experience', 'clients helped'])
    await expect(creator.getByRole('definition')).toHaveText(['5+', '1000+'])
    await expect(creator.getByRole('img', { name: site.about.creator.imageAlt })).toBeVisible()
  })

  test("'The Method' (Train Smart, Eat to Win, Track & Evolve)", async ({ page, visit }) => {
    await visit('/about')
    const method = page.getByRole('region', { name: 'The Method' })
    await expect(method.getByRole('heading', { level: 3 })).toHaveText([
      'Train Smart',
      'Eat to Win',
      'Track & Evolve',
    ])
  })

  test("'Behind the Name'", async ({ page, visit }) => {
    await visit('/about')
    const section = page.getByRole('region', { name: 'Behind the Name' })
    for (const paragraph of site.about.name.text) {
      await expect(section.getByText(paragraph)).toBeVisible()
    }
  })
})
