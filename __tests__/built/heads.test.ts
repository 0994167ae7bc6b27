import {
  articlePath,
  blogListPath,
  exercisePath,
  musclePath,
  paths,
  planListPath,
  planPath,
  planWeekPath,
  topicPath,
} from '../../src/lib/paths'
import { articles, plans, site, some } from '../browser/support/content'
import { emptyFilter } from '../browser/support/pages'
import { hrefOf, openPage } from './support/open-page'

const article = some(articles, () => true)
/** An article whose title has signs of HTML. */
const odd = some(articles, ({ slug }) => slug === 'long-words')
const topic = { kind: 'category', name: article.category } as const
const plan = some(plans, ({ program }) => program !== undefined)

const meta = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="og:${name}"]`)
    ?.getAttribute('content')
const canonical = () => hrefOf(document.head.querySelector('link[rel=canonical]') ?? undefined)

test.each([
  [paths.home, `${site.name}: ${site.home.headline}`],
  [paths.about, `About | ${site.name}`],
  [paths.contact, `Contact | ${site.name}`],
  [blogListPath(1), `Blog | ${site.name}`],
  [blogListPath(2), `Blog, page 2 | ${site.name}`],
  [articlePath(article.slug), `${article.title} | ${site.name}`],
  [topicPath(topic), `${topic.name}: articles | ${site.name}`],
  [articlePath(odd.slug), `${odd.title} | ${site.name}`],
  [planListPath({}, 2), `Workouts, page 2 | ${site.name}`],
  [planPath(plan.id), `${plan.title} | ${site.name}`],
  [paths.exercises, `Exercises | ${site.name}`],
  [`${musclePath('glutes')}/page/2`, `Glutes Exercises, page 2 | ${site.name}`],
  [paths.tools, `Calculators | ${site.name}`],
])('%s has its own title, description and canonical address: %s', async (address, title) => {
  expect(await openPage(address)).toBe(200)
  expect(document.title).toBe(title)
  expect(canonical()).toBe(site.url + (address === '/' ? '' : address))
  expect(meta('url')).toBe(canonical())
  expect(meta('type')).toBe(/^\/blog\/[\w-]+$/.test(address) ? 'article' : 'website')
  expect(meta('robots')).toBeUndefined()
  expect(meta('description')).toMatch(/\S/)
  expect(/page \d of \d/i.test(meta('description') ?? '')).toBe(/\/page\//.test(address))
})

test.each([
  [planWeekPath(plan.id, 3), `Week 3 · ${plan.title} | ${site.name}`],
  [
    planListPath(emptyFilter),
    `${emptyFilter.level} ${emptyFilter.category} Workouts | ${site.name}`,
  ],
  [articlePath('no-such-article'), `Article Not Found | ${site.name}`],
  [planPath('no-such-plan'), `Workout Program | ${site.name}`],
  [exercisePath('no-such-exercise'), `Exercise Not Found | ${site.name}`],
  ['/nowhere', `Page Not Found | ${site.name}`],
])('%s stays out of search results: %s', async (address, title) => {
  await openPage(address)
  expect(document.title).toBe(title)
  expect(meta('robots')).toBe('noindex')
  expect(canonical()).toBeUndefined()
})

test("an article's link preview shows its photograph", async () => {
  const remote = some(articles, ({ image }) => image.startsWith('https://'))
  await openPage(articlePath(remote.slug))
  expect(meta('image')).toBe(`${remote.image.split('?')[0]}?auto=format&fit=crop&w=1200&h=630&q=70`)
  const local = some(articles, ({ image }) => !image.startsWith('https://'))
  await openPage(articlePath(local.slug))
  expect(meta('image')).toMatch(new RegExp(`^${site.url}/static/.*\\.jpg$`))
})
