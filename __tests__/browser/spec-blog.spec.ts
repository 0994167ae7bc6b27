import { pageCount } from '../../src/lib/pagination'
import { articlePath, blogListPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { articles, some } from './support/content'
import { scrollToEnd, scrollY } from './support/visit'

const pages = pageCount(articles.length)

test.describe('Blog list (section 2)', () => {
  test('Pagination: Previous is disabled on page 1, Next on the last page. Changing page scrolls to the top.', async ({
    page,
    visit,
  }) => {
    await visit('/blog')
    const pager = page.getByRole('navigation', { name: 'Pagination' })
    const previous = pager.getByRole('link', { name: 'Previous' })
    const next = pager.getByRole('link', { name: 'Next' })
    await expect(previous).toBeDisabled()
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

    const { slug, imageAlt } = some(articles.slice(1), () => true)
    // The card's link lies over the picture.
    await page.getByRole('img', { name: imageAlt }).click({ force: true })
    await expect(page).toHaveURL(articlePath(slug))
  })
})
