import { relatedArticles } from '../articles/model/related-articles'
import { articlesByTopic, countTopics } from '../articles/model/topics'
import { listPages } from '../lib/list-pages'
import { TOPIC_PAGE_SIZE } from '../lib/pagination'
import { articlePath, blogListPath, topicPath } from '../lib/paths'
import type { PageSpec } from './page-spec'

/** The fields of an article that decide its pages and lists. */
export interface ArticleEntry {
  slug: string
  category: string
  tags: readonly string[]
  /** Slug of the article to read next. */
  next?: string | null
}

const slugsOf = (articles: readonly ArticleEntry[]) => articles.map(({ slug }) => slug)

/**
 * Lists all pages under /blog: the list with six articles a page, a list per topic, and a page per article.
 * Takes the published articles, newest first.
 */
export function blogPages(articles: readonly ArticleEntry[]): PageSpec[] {
  const related = relatedArticles(articles)
  // Each list links to all topics.
  const topics = countTopics(articles)
  return [
    ...listPages(articles).map(({ pager, shown }) => ({
      path: blogListPath(pager.page),
      template: 'article-list',
      // Only the first page shows the guides.
      context: {
        ...pager,
        slugs: slugsOf(shown),
        guides: pager.page === 1 ? 'guide' : '',
        topics,
      },
    })),
    ...[...articlesByTopic(articles)].flatMap(([topic, listed]) =>
      listPages(listed, TOPIC_PAGE_SIZE).map(({ pager, shown }) => ({
        path: topicPath(topic, pager.page),
        template: 'topic',
        context: { ...pager, ...topic, count: listed.length, slugs: slugsOf(shown), topics },
      })),
    ),
    ...articles.map(({ slug, next }) => ({
      path: articlePath(slug),
      template: 'article',
      context: { slug, next: next ?? '', relatedSlugs: related.get(slug) ?? [] },
    })),
  ]
}
