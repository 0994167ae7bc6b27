import { listPages } from '../../lib/list-pages'
import type { PlannedPage } from '../../lib/page'
import { topicListPath, topicPath } from '../../lib/paths'
import { articlesByTopic, type CountedTopic, type Topical } from './topics'

/** Returns the lists of articles on each topic, six a page. Takes all topics as well, to link to each. */
export const topicPages = (
  articles: readonly (Topical & { slug: string })[],
  topics: readonly CountedTopic[],
): PlannedPage[] =>
  [...articlesByTopic(articles)].flatMap(([{ kind, name }, listed]) =>
    listPages(listed).map(({ pager, shown }) => ({
      path: topicListPath({ kind, name }, pager.page),
      template: 'topic',
      context: {
        ...pager,
        slugs: shown.map(({ slug }) => slug),
        kind,
        name,
        count: listed.length,
        topic: topicPath({ kind, name }),
        topics,
      },
    })),
  )
