import { PAGE_SIZE, pageCount } from '../../src/lib/pagination'
import { articlePath, blogListPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { articles, site, some } from './support/content'
import { longDate } from './support/dates'
import { scrollToEnd, scrollY } from './support/visit'

const pages = pageCount(articles.length)

test.describe('Blog list (section 2)', () => {
  test('Grid of cards, 6 per page.', async ({ page, visit }) => {
    for (let number = 1; number <= pages; number++) {
      await visit(blogListPath(number))
      const shown = articles.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(
        shown.map(({ title }) => title),
      )
    }
  })

  test("Each card shows image, category, read time, title, excerpt, author, formatted date and 'Read More'.", async ({
    page,
    visit,
  }) => {
    await visit('/blog')
    for (const article of articles.slice(0, PAGE_SIZE)) {
      const card = page.getByRole('article').filter({ hasText: article.title })
      await expect(card.getByRole('img', { name: article.imageAlt })).toBeVisible()
      const { category, readTime, excerpt, author = site.author, date } = article
      for (const text of [category, readTime, excerpt, author, longDate(date)]) {
        await expect(card).toContainText(text)
      }
      await expect(card.getByRole('link', { name: 'Read More' })).toHaveAttribute(
        'href',
        articlePath(article.slug),
      )
    }
    const second = some(articles.slice(1), () => true)
    const picture = page.getByRole('article').filter({ hasText: second.title }).getByRole('img')
    // The card's link lies over the picture.
    await picture.click({ force: true })
    await expect(page).toHaveURL(articlePath(second.slug))
  })

  test('Pagination (Previous, numbered pages, Next). Previous is disabled on page 1, Next on the last page. Changing page scrolls to the top.', async ({
    page,
    visit,
  }) => {
    await visit('/blog')
    const pager = page.getByRole('navigation', { name: 'Pagination' })
    const numbers = Array.from({ length: pages }, (_, index) => `Page ${index + 1}`)
    await expect(pager.getByRole('link')).toHaveText(['Previous', ...numbers, 'Next'])
    const previous = pager.getByRole('link', { name: 'Previous' })
    const next = pager.getByRole('link', { name: 'Next' })
    await expect(previous).toBeDisabled()
    await expect(next).toBeEnabled()
    await expect(pager.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    )

    for (let number = 2; number <= pages; number++) {
      await scrollToEnd(page)
      await next.click()
      await expect(page).toHaveURL(blogListPath(number))
      await expect.poll(() => scrollY(page)).toBe(0)
    }
    await expect(next).toBeDisabled()
    await expect(previous).toBeEnabled()

    await scrollToEnd(page)
    await pager.getByRole('link', { name: 'Page 1' }).click()
    await expect(page).toHaveURL('/blog')
    await expect.poll(() => scrollY(page)).toBe(0)
  })
})
