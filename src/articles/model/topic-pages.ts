import { listPages } from '../../lib/list-pages'
import type { PlannedPage } from '../../lib/page'
import { topicListPath, topicPath } from '../../lib/paths'
import type { CountedTopic } from './topics'

/** The lists of articles on each topic, six a page. Takes the topics that articles have. */
export const topicPages = (topics: readonly CountedTopic[]): PlannedPage[] =>
  topics.flatMap(({ kind, name, count }) =>
    listPages(count).map((pager) => ({
      path: topicListPath({ kind, name }, pager.page),
      template: 'topic',
      context: { ...pager, kind, name, count, topic: topicPath({ kind, name }), topics },
    })),
  )
