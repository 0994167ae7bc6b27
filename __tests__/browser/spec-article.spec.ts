import { articlePath, planPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { articles, site, some } from './support/content'
import { longDate } from './support/dates'

const article = some(articles, ({ relatedWorkout }) => relatedWorkout !== undefined)
const withList = some(articles, ({ body }) => /^- (?!.*\[\^)/m.test(body))
const withBold = some(articles, ({ body }) => /[^*\n]\*\*[^*\n]+\*\*[^*:\n]/.test(body))

/** The text of a line of markdown without its marks. */
const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*+/g, '')
    .trim()

test.describe('Blog article /blog/{slug} (section 2)', () => {
  test('Back button to /blog, category badge, title, author, date, read time, tag chips, hero image and body.', async ({
    page,
    visit,
  }) => {
    await visit(articlePath(article.slug))
    const main = page.getByRole('main')
    const head = main.getByRole('article').first()
    await expect(head.getByRole('heading', { level: 1 })).toHaveText(article.title)
    const { category, author = site.author, date, readTime, tags } = article
    for (const text of [category, author, longDate(date), readTime]) {
      await expect(head.getByText(text, { exact: true }).first()).toBeVisible()
    }
    await expect(head.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      ...tags,
    ])
    await expect(head.getByRole('img', { name: article.imageAlt })).toBeVisible()
    const opening = some(article.body.split('\n\n'), (block) => /^\w(?!.*\[\^)/s.test(block))
    await expect(main).toContainText(plain(opening))
    await main.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL('/blog')
  })

  test("Lines starting with # to #### are headings; a line wrapped in double asterisks and ending with a colon is a small heading; lines starting with '- ' form bullet lists; other lines are joined into paragraphs; text between double asterisks is bold.", async ({
    page,
    visit,
  }) => {
    await test.step('headings and small headings, below the one h1', async () => {
      await visit(articlePath(article.slug))
      const lines = [...article.body.matchAll(/^(?:#{1,4} (.+)|\*\*(.+:)\*\*)$/gm)]
      expect(lines.filter(([, , small]) => small).length).toBeGreaterThan(0)
      const texts = lines.map(([, heading, small]) => plain(heading ?? small ?? ''))
      const body = page.locator('[data-article-body]')
      await expect(body.getByRole('heading')).toHaveText(texts)
      await expect(body.getByRole('heading', { level: 1 })).toHaveCount(0)
    })
    await test.step('paragraphs', async () => {
      const block = some(article.body.split('\n\n'), (text) => /^\w(?!.*\[\^)/s.test(text))
      const paragraph = page.getByRole('paragraph').filter({ hasText: plain(block).slice(0, 60) })
      await expect(paragraph.first()).toHaveText(plain(block))
    })
    await test.step('bullet lists', async () => {
      await visit(articlePath(withList.slug))
      const [, item = ''] = /^- (?!.*\[\^)(.+)$/m.exec(withList.body) ?? []
      await expect(page.getByRole('listitem').filter({ hasText: plain(item) })).toBeVisible()
    })
    await test.step('bold', async () => {
      await visit(articlePath(withBold.slug))
      const [, bold = ''] = /[^*\n]\*\*([^*\n]+)\*\*[^*:\n]/.exec(withBold.body) ?? []
      await expect(page.locator('strong', { hasText: bold }).first()).toHaveCSS(
        'font-weight',
        '700',
      )
      await expect(page.locator('[data-article-body]')).not.toContainText('**')
    })
  })

  test("If the article has a relatedWorkout, a card 'Ready to Put This Into Practice?' links to /workouts/{id}.", async ({
    page,
    visit,
  }) => {
    await visit(articlePath(article.slug))
    const card = page.getByRole('complementary', { name: 'Ready to Put This Into Practice?' })
    await expect(card).toContainText(article.relatedWorkout?.title ?? '')
    await expect(card).toContainText(article.relatedWorkout?.description ?? '')
    await card.getByRole('link').click()
    await expect(page).toHaveURL(planPath(article.relatedWorkout?.id ?? ''))

    const without = some(articles, ({ relatedWorkout }) => !relatedWorkout)
    await visit(articlePath(without.slug))
    await expect(card).toHaveCount(0)
  })

  test("'More Articles You Might Like' shows up to 3 other articles, excluding the current one.", async ({
    page,
    visit,
  }) => {
    await visit(articlePath(article.slug))
    const cards = page
      .getByRole('region', { name: 'More Articles You Might Like' })
      .getByRole('article')
    await expect(cards).toHaveCount(Math.min(3, articles.length - 1))
    await expect(cards.filter({ hasText: article.title })).toHaveCount(0)
  })

  test("Unknown slug: 'Article Not Found', 'The article you're looking for doesn't exist.' and a 'Back to Blog' button.", async ({
    page,
    visit,
    allow,
  }) => {
    allow(/404/)
    expect(await visit('/blog/no-such-article')).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found')
    const main = page.getByRole('main')
    await expect(main).toContainText("The article you're looking for doesn't exist.")
    await main.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL('/blog')
  })
})
