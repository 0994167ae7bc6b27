import { within } from '@testing-library/dom'
import {
  articlePath,
  certaintyPath,
  exercisePath,
  paths,
  teamPath,
  toolPath,
  topicPath,
} from '../../src/lib/paths'
import { articles, exercises, site, some, topics } from '../browser/support/content'
import { articleWithAids as article } from '../browser/support/pages'
import { hrefOf, main, openPage, part, region, textsOf } from './support/open-page'

const sources = article.sources ?? []
const { certainty } = site.about

const body = () => within(document.querySelector('[data-article-body]') as HTMLElement)
const figureWith = (kind: string) =>
  within(document.querySelector(`.${kind}`)?.closest('figure') as HTMLElement)
const articleWith = (text: RegExp) =>
  articlePath(some(articles, (each) => text.test(each.readBody())).slug)

describe('an article', () => {
  beforeAll(() => openPage(articlePath(article.slug)))

  test('has a summary above its text', () => {
    const items = region('In short').getAllByRole('listitem')
    expect(textsOf(items)).toEqual(article.summary)
    const text = document.querySelector('[data-article-body]') as HTMLElement
    expect(items[0]?.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('its folded contents link to every section', () => {
    const links = part('navigation', 'Contents').getAllByRole('link')
    const headings = body().getAllByRole('heading', { level: 2 })
    expect(links.map((link) => [hrefOf(link), link.textContent])).toEqual(
      headings.map(({ id, textContent }) => [`#${id}`, textContent]),
    )
  })

  test('a citation links to its source, and the source back to its first citation', () => {
    const list = region('Sources and review').getAllByRole('listitem')
    expect(list).toHaveLength(sources.length)
    for (const [index, { title, who, year }] of sources.entries()) {
      const source = list[index] as HTMLElement
      expect(source).toHaveTextContent(title)
      expect(source).toHaveTextContent(`${who} (${year})`)
      const [citation] = body().getAllByRole('link', { name: `Source ${index + 1}` })
      expect(hrefOf(citation)).toBe(`#${source.id}`)
      const back = within(source).getByRole('link', { name: 'Back to the text' })
      expect(hrefOf(back)).toBe(`#${citation?.id || citation?.parentElement?.id}`)
    }
  })

  test('sources open in a new tab; the pages on certainty and the team are linked', async () => {
    const review = region('Sources and review')
    const { title, address } = some(sources, ({ address }) => address !== undefined)
    const link = review.getByRole('link', { name: new RegExp(title.replace(/[^\w ]/g, '.')) })
    expect(link).toHaveAttribute('href', address)
    expect(link).toHaveAttribute('target', '_blank')
    const linked = review.getAllByRole('link').map(hrefOf)
    expect(linked).toEqual(expect.arrayContaining([certaintyPath, teamPath]))
  })

  test('links to its exercises and the next article', () => {
    const own = (article.exercises ?? []).map((id) => some(exercises, (one) => one.id === id))
    const links = region('Exercises in this article').getAllByRole('link')
    expect(links.map((link) => [link.textContent, hrefOf(link)])).toEqual(
      own.map(({ title, id }) => [title, exercisePath(id)]),
    )
    expect(hrefOf(part('complementary', 'Read next').getByRole('link'))).toBe(
      articlePath(article.next ?? ''),
    )
  })
})

test('an article without summary, sources, exercises, tags and revision omits those parts', async () => {
  await openPage(articlePath('every-form'))
  // Too few headings for contents.
  expect(body().getAllByRole('heading', { level: 2 })).toHaveLength(1)
  const page = document.querySelector('main')
  for (const text of ['In short', 'Sources and review', 'Exercises in this article', 'Updated'])
    expect(page).not.toHaveTextContent(text)
  expect(main().queryByRole('list', { name: 'Tags' })).toBeNull()
  expect(main().queryByRole('navigation', { name: 'Contents' })).toBeNull()
})

test("an article with the safety flag shows every plan's safety block above its text", async () => {
  await openPage(articlePath('long-words'))
  const { title, ...texts } = site.safety ?? { title: '' }
  const block = region(title)
  for (const text of Object.values(texts)) block.getByText(text)
  await openPage(articlePath('every-form'))
  expect(main().queryByRole('region', { name: title })).toBeNull()
})

test('an article shows its revision date', async () => {
  const dated = () =>
    main()
      .getByText(/^Updated/)
      .querySelector('time')
  await openPage(articlePath(article.slug))
  expect(dated()).toHaveAttribute('datetime', article.updated)
  expect(main().queryByText(/^Reviewed/)).toBeNull()
  await openPage(articlePath('long-words'))
  expect(dated()?.parentElement).toHaveTextContent('Updated February 3, 2024')
})

test('the about page has the team section that articles link to, with a link to the page on certainty', async () => {
  await openPage('/about')
  expect(document.getElementById(teamPath.split('#')[1] ?? '')).not.toBeNull()
  expect(main().getByRole('link', { name: certainty?.title })).toHaveAttribute(
    'href',
    certaintyPath,
  )
})

test('the page on certainty explains the words, how we read studies, and how to report a mistake', async () => {
  await openPage(certaintyPath)
  expect(textsOf(main().getAllByRole('term'))).toEqual(certainty?.grades.map(({ title }) => title))
  const parts = textsOf(main().getAllByRole('heading', { level: 2 }))
  expect(parts).toEqual(certainty?.parts?.map(({ title }) => title))
  expect(hrefOf(main().getByRole('link', { name: 'Report a Mistake' }))).toBe(paths.contact)
})

test('a topic introduces its articles', async () => {
  await openPage(topicPath({ kind: 'category', name: article.category }))
  const { text = '' } = some(
    topics,
    ({ kind, name }) => kind === 'category' && name === article.category,
  )
  main().getByText(text)
})

test('charts show their numbers: bars in a table, lines in one that unfolds', async () => {
  await openPage(articleWith(/^```chart\n(?!type: line)/m))
  const bars = figureWith('bars')
  expect(bars.getByRole('table')).toHaveAccessibleName(/\w/)
  expect(bars.getAllByRole('rowheader')).not.toEqual([])
  expect(bars.getByRole('table').closest('figure')?.querySelector('svg')).toHaveAttribute(
    'aria-hidden',
    'true',
  )
  await openPage(articleWith(/^```chart\ntype: line/m))
  const line = figureWith('line')
  const details = line.getByText('The numbers').closest('details')
  expect(details).toContainElement(line.getByRole('table'))
  expect(details).not.toHaveAttribute('open')
})

test("a tool's card leads to the tool's page", async () => {
  await openPage(articleWith(/^```tool\none-rep-max$/m))
  const link = main().getByRole('link', { name: /^Work It Out ?: Estimated one-rep max$/ })
  expect(hrefOf(link)).toBe(toolPath('one-rep-max'))
})
