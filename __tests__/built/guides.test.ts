import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  articlePath,
  exercisePath,
  guidePath,
  paths,
  personPath,
  planPath,
} from '../../src/lib/paths'
import { articles, exercises, guides, plans, site, some } from '../browser/support/content'
import { builtFolder } from '../browser/support/site-under-test'
import { hrefOf, main, openPage, part, region, textsOf } from './support/open-page'

const guide = some(guides, ({ relatedWorkout, articles }) => Boolean(relatedWorkout && articles))
const plan = some(plans, ({ id }) => id === guide.relatedWorkout?.id)
const article = some(articles, ({ slug }) => slug === guide.articles?.[0])

describe('a guide', () => {
  beforeAll(() => openPage(guidePath(guide.slug)))

  test("says whom it is not for, in every plan's words and its own", () => {
    const safety = region(site.safety?.title ?? '')
    for (const text of [site.safety?.emergency ?? '', site.safety?.doctor ?? ''])
      safety.getByText(text)
    expect(textsOf(safety.getAllByRole('listitem'))).toEqual(guide.notFor)
  })

  test('links to its exercises, its plan and further articles', () => {
    const names = guide.exercises.map((id) => some(exercises, (entry) => entry.id === id).title)
    const links = region('Exercises in this guide').getAllByRole('link')
    expect(links.map((each) => [hrefOf(each), each.textContent])).toEqual(
      guide.exercises.map((id, index) => [exercisePath(id), names[index]]),
    )
    expect(hrefOf(main().getByRole('link', { name: `View Plan: ${plan.title}` }))).toBe(
      planPath(plan.id),
    )
    const more = region('In more depth').getAllByRole('link')
    expect(more.map(hrefOf)).toEqual(expect.arrayContaining([articlePath(article.slug)]))
  })

  test('names its sources and history, and nobody invented', () => {
    const review = region('Sources and review')
    expect(review.getAllByRole('listitem')).toHaveLength(guide.sources.length)
    const { history = [] } = guide
    expect(textsOf(review.getAllByRole('definition'))).toEqual(history.map(({ change }) => change))
    review.getByText(/^Not medically reviewed: sample text/)
    expect(document.body).not.toHaveTextContent(/Written by|reviewed by|Last reviewed/)
    expect(document.querySelector('[href*="/people/"]')).toBeNull()
  })

  test('has article structured data, without the sample reviewer', () => {
    const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(JSON.parse(json)['@graph'].at(-1)).toMatchObject({
      '@type': 'Article',
      headline: guide.title,
      datePublished: guide.date,
      author: { '@type': 'Organization', name: site.author },
    })
    expect(json).not.toContain('eviewed')
  })

  test('is in the sitemap and the search', () => {
    const read = (file: string) => readFileSync(path.join(builtFolder, file), 'utf8')
    expect(read('sitemap-0.xml')).toContain(`${site.url}${guidePath(guide.slug)}<`)
    expect(JSON.parse(read('search/pages.json'))).toContainEqual([
      'guide',
      guide.slug,
      guide.title,
      expect.any(Number),
    ])
    expect(existsSync(path.join(builtFolder, paths.guides, 'unknown.html'))).toBe(false)
  })
})

test('the list shows every guide', async () => {
  await openPage(paths.guides)
  const titles = textsOf(main().getAllByRole('heading', { level: 3 }))
  expect(titles).toEqual(guides.map(({ title }) => title).sort())
})

test.each([
  ['home', paths.home],
  ['the blog list', paths.blog],
  ['an article that says more', articlePath(article.slug)],
  ['its plan', planPath(plan.id)],
])('%s links to a guide', async (_name, address) => {
  await openPage(address)
  expect(hrefOf(main().getByRole('link', { name: guide.title }))).toBe(guidePath(guide.slug))
})

describe('a writer and reviewer who is no sample', () => {
  const { title, slug } = some(articles, ({ writtenBy }) => writtenBy === 'dana-brook')

  test('is named below the article and in its structured data', async () => {
    await openPage(articlePath(slug))
    const review = region('Sources and review')
    expect(review.getByText(/^Last reviewed/)).toHaveTextContent(
      'Last reviewed December 5, 2025 by Dana Brook. Written by Dana Brook.',
    )
    for (const link of review.getAllByRole('link', { name: 'Dana Brook' }))
      expect(hrefOf(link)).toBe(personPath('dana-brook'))
    main().getByText(/^Updated and reviewed/)
    const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(JSON.parse(json)['@graph'].at(-1).mainEntityOfPage).toMatchObject({
      lastReviewed: '2025-12-05',
      reviewedBy: { name: 'Dana Brook', url: site.url + personPath('dana-brook') },
    })
  })

  test('has a page that lists their writing', async () => {
    await openPage(personPath('dana-brook'))
    for (const heading of ['Written', 'Reviewed']) {
      const link = region(heading).getByRole('link')
      expect(link).toHaveTextContent(title)
      expect(hrefOf(link)).toBe(articlePath(slug))
    }
  })
})

test('a sample site says so in its footer and on the about page, and of its stories', async () => {
  const notice = 'Sample site: its people, stories and prices are invented.'
  await openPage('/about')
  main().getByText(notice)
  part('contentinfo').getByText(notice)
  await openPage('/')
  region('Success Stories').getByText('Sample stories, invented for this site.')
  expect(existsSync(path.join(builtFolder, 'people/sample-coach.html'))).toBe(false)
})
