import { articlePath, planPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { articles, some } from './support/content'

const article = some(articles, ({ relatedWorkout }) => relatedWorkout !== undefined)
const withBold = some(articles, ({ body }) => /[^*\n]\*\*[^*\n]+\*\*[^*:\n]/.test(body))

test('Blog article /blog/{slug} (section 2): text between double asterisks is bold, and its links lead on.', async ({
  page,
  visit,
}) => {
  await visit(articlePath(withBold.slug))
  const [, bold = ''] = /[^*\n]\*\*([^*\n]+)\*\*[^*:\n]/.exec(withBold.body) ?? []
  await expect(page.locator('strong', { hasText: bold }).first()).toHaveCSS('font-weight', '700')

  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await visit(articlePath(article.slug))
  const card = page.getByRole('complementary', { name: 'Ready to Put This Into Practice?' })
  await card.getByRole('link').click()
  await expect(page).toHaveURL(planPath(article.relatedWorkout?.id ?? ''))
})
