import { within } from '@testing-library/dom'
import { longDate } from '../../src/lib/date-text'
import { PAGE_SIZE, pageCount } from '../../src/lib/pagination'
import { articlePath, blogListPath, planPath } from '../../src/lib/paths'
import { articles, site, some } from '../browser/support/content'
import { cards, hrefOf, main, openPage, pager, part, region, textsOf } from './support/open-page'

const pages = pageCount(articles.length)

/** A line of markdown as plain text. */
const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*+/g, '')
    .trim()

describe('Blog list (section 2)', () => {
  test.each(Array.from({ length: pages }, (_, index) => index + 1))(
    'Grid of cards, 6 per page. Pagination (Previous, numbered pages, Next). Previous is disabled on page 1, Next on the last page. (page %i)',
    async (number) => {
      expect(await openPage(blogListPath(number))).toBe(200)
      const shown = articles.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
      expect(cards().map(({ title }) => title)).toEqual(shown.map(({ title }) => title))

      const numbers = Array.from({ length: pages }, (_, index) => index + 1)
      const links = pager().getAllByRole('link')
      expect(textsOf(links)).toEqual(['Previous', ...numbers.map((each) => `Page ${each}`), 'Next'])
      const to = (each: number) => (each < 1 || each > pages ? null : blogListPath(each))
      expect(links.map(hrefOf)).toEqual([
        to(number - 1),
        ...numbers.map((each) => blogListPath(each)),
        to(number + 1),
      ])
      expect(textsOf([...document.querySelectorAll('main [aria-current=page]')])).toEqual([
        `Page ${number}`,
      ])
    },
  )

  test("Each card shows image, category, read time, title, excerpt, author, formatted date and 'Read More'. The first picture loads eagerly, the others lazily.", async () => {
    await openPage('/blog')
    for (const [index, article] of articles.slice(0, PAGE_SIZE).entries()) {
      const {
        category,
        readTime = 'a time to read it',
        excerpt,
        author = site.author,
        date,
        slug,
        imageAlt,
      } = article
      const { card, link } = some(cards(), ({ title }) => title === article.title)
      for (const text of [category, readTime, excerpt, author, longDate(date)]) {
        expect(card).toHaveTextContent(text)
      }
      expect(link).toHaveTextContent('Read More')
      expect(hrefOf(link)).toBe(articlePath(slug))
      const picture = within(card).getByRole('img', { name: imageAlt })
      expect(picture).toHaveAttribute('loading', index === 0 ? 'eager' : 'lazy')
    }
  })
})

describe('Blog article /blog/{slug} (section 2)', () => {
  const article = some(articles, ({ relatedWorkout }) => relatedWorkout !== undefined)
  const body = () => within(document.querySelector('[data-article-body]') as HTMLElement)
  const opening = plain(
    some(article.readBody().split('\n\n'), (text) => /^\w(?!.*\[\^)/s.test(text)),
  )

  beforeAll(() => openPage(articlePath(article.slug)))

  test('Back button to /blog, category badge, title, author, date, read time, tag chips and hero image.', () => {
    expect(hrefOf(main().getByRole('link', { name: 'Back to Blog' }))).toBe('/blog')
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(article.title)
    const { category, author = site.author, date, readTime = 'a time to read it', tags } = article
    for (const text of [category, author, longDate(date), readTime]) {
      expect(main().getAllByText(text)).not.toEqual([])
    }
    expect(textsOf(part('list', 'Tags').getAllByRole('listitem'))).toEqual(tags)
    const [picture, ...others] = document.querySelectorAll<HTMLElement>('main img')
    expect(picture).toHaveAttribute('alt', article.imageAlt)
    expect(picture).toHaveAttribute('fetchpriority', 'high')
    for (const other of others) expect(other).toHaveAttribute('loading', 'lazy')
  })

  test('Lines starting with # to #### are headings; a line wrapped in double asterisks and ending with a colon is a small heading; other lines are joined into paragraphs.', () => {
    const lines = [...article.readBody().matchAll(/^(?:#{1,4} (.+)|\*\*(.+:)\*\*)$/gm)]
    expect(lines.filter(([, , small]) => small)).not.toEqual([])
    const headings = body().getAllByRole('heading')
    expect(textsOf(headings)).toEqual(lines.map(([, big, small]) => plain(big ?? small ?? '')))
    expect(headings.filter(({ tagName }) => tagName === 'H1')).toEqual([])
    const paragraph = opening.replace(/\s+/g, ' ')
    expect(textsOf([...document.querySelectorAll('main p')])).toContain(paragraph)
  })

  test("If the article has a relatedWorkout, a card 'Ready to Put This Into Practice?' links to /workouts/{id}.", () => {
    const card = part('complementary', 'Ready to Put This Into Practice?')
    expect(card.getByText(article.relatedWorkout?.title ?? '')).toBeTruthy()
    expect(card.getByText(article.relatedWorkout?.description ?? '')).toBeTruthy()
    expect(hrefOf(card.getByRole('link'))).toBe(planPath(article.relatedWorkout?.id ?? ''))
  })

  test("'More Articles You Might Like' shows up to 3 other articles, excluding the current one.", () => {
    const related = region('More Articles You Might Like').getAllByRole('article')
    expect(related).toHaveLength(Math.min(3, articles.length - 1))
    for (const card of related) expect(card).not.toHaveTextContent(article.title)
  })

  test('The HTML includes the last paragraph.', () => {
    const last = plain(article.readBody().trim().split('\n\n').at(-1) ?? '').replace(/^#+ /, '')
    expect(textsOf([document.body])[0]).toContain(last.slice(0, 100))
  })

  test("Lines starting with '- ' form bullet lists; text between double asterisks is bold.", async () => {
    const withList = some(articles, ({ readBody }) => /^- (?!.*\[\^)/m.test(readBody()))
    await openPage(articlePath(withList.slug))
    const [, item = ''] = /^- (?!.*\[\^)(.+)$/m.exec(withList.readBody()) ?? []
    expect(textsOf(body().getAllByRole('listitem'))).toContain(plain(item))

    const withBold = some(articles, ({ readBody }) =>
      /[^*\n]\*\*[^*\n]+\*\*[^*:\n]/.test(readBody()),
    )
    await openPage(articlePath(withBold.slug))
    const [, bold = ''] = /[^*\n]\*\*([^*\n]+)\*\*[^*:\n]/.exec(withBold.readBody()) ?? []
    expect(textsOf([...document.querySelectorAll('strong')])).toContain(bold)
    expect(textsOf([document.body])[0]).not.toContain('**')
  })

  test('Without a relatedWorkout the card is absent.', async () => {
    await openPage(articlePath(some(articles, ({ relatedWorkout }) => !relatedWorkout).slug))
    expect(document.body).not.toHaveTextContent('Ready to Put This Into Practice?')
  })
})
