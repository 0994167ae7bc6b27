import { listPages } from '../../lib/list-pages'
import type { PageSpec } from '../../lib/page'
import { TOPIC_PAGE_SIZE } from '../../lib/pagination'
import { topicPath } from '../../lib/paths'
import { articlesByTopic, type CountedTopic, type Topical } from './topics'

/** Lists the pages of each topic. Takes all topics too, because each page links to them. */
export const topicPages = (
  articles: readonly (Topical & { slug: string })[],
  topics: readonly CountedTopic[],
): PageSpec[] =>
  [...articlesByTopic(articles)].flatMap(([{ kind, name }, listed]) =>
    listPages(listed, TOPIC_PAGE_SIZE).map(({ pager, shown }) => ({
      path: topicPath({ kind, name }, pager.page),
      template: 'topic',
      context: {
        ...pager,
        slugs: shown.map(({ slug }) => slug),
        kind,
        name,
        count: listed.length,
        topics,
      },
    })),
  )
