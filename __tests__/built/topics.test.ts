import { within } from '@testing-library/dom'
import { articlesByTopic } from '../../src/articles/model/topics'
import { TOPIC_PAGE_SIZE } from '../../src/lib/pagination'
import { articlePath, paths, topicPath } from '../../src/lib/paths'
import { articles, some } from '../browser/support/content'
import { cards, hrefOf, main, openPage, part, textsOf } from './support/open-page'

/** Every topic with its articles, newest first. */
const topics = [...articlesByTopic(articles)]

const topicLinks = () => part('navigation', 'Topics')
const counted = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`

test("an article's category and tags link to their lists of articles, newest first", async () => {
  const article = some(articles, ({ tags }) => tags.length > 1)
  await openPage(articlePath(article.slug))
  const [text] = main().getAllByRole('article')
  const own = topics.filter(([, listed]) => listed.includes(article))
  expect(own).toHaveLength(1 + article.tags.length)
  for (const [topic] of own) {
    const links = within(text as HTMLElement).getAllByRole('link', { name: topic.name })
    expect(links.map(hrefOf)).toContain(topicPath(topic))
  }
  for (const [topic, listed] of own) {
    await openPage(topicPath(topic))
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(topic.name)
    main().getByText(`${counted(listed.length)} on this topic.`)
    const titles = listed.map(({ title }) => title)
    expect(cards().map(({ title }) => title)).toEqual(titles.slice(0, TOPIC_PAGE_SIZE))
    const current = topicLinks().getByRole('link', { current: true })
    expect(current).toHaveTextContent(topic.name)
    expect(current.closest('details:not([open])')).toBeNull()
  }
})

test('the blog lists every topic with articles and their number, and folds the tags', async () => {
  await openPage(paths.blog)
  const [all, ...links] = topicLinks().getAllByRole('link')
  expect(hrefOf(all)).toBe(paths.blog)
  const listed = links.map((link) => [hrefOf(link), ...textsOf([link])].join())
  expect(listed.toSorted()).toEqual(
    topics
      .map(([topic, { length }]) => `${topicPath(topic)},${topic.name}${counted(length)}`)
      .toSorted(),
  )
  expect(topicLinks().getByText('Tags').closest('details')).not.toHaveAttribute('open')
})
