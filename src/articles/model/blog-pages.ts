import { listPages } from '../../lib/list-pages'
import type { PlannedPage } from '../../lib/page'
import { articlePath, blogListPath, paths } from '../../lib/paths'
import { relatedArticles } from './related-articles'
import { topicPages } from './topic-pages'
import { countedTopics } from './topics'

/** What the list of pages needs to know of an article. */
export interface ArticleEntry {
  slug: string
  category: string
  tags: readonly string[]
  /** The slug of the article to read next, where there is one. */
  next?: string | null
}

/**
 * Every page under /blog: the list, six articles a page, a list for each topic, one page per article, and
 * the one for addresses that have none. And the search. Takes the published articles, newest first.
 */
export function blogPages(articles: readonly ArticleEntry[]): PlannedPage[] {
  const related = relatedArticles(articles)
  const topics = countedTopics(articles)
  return [
    ...listPages(articles).map(({ pager, shown }) => ({
      path: blogListPath(pager.page),
      template: 'article-list',
      context: { ...pager, slugs: shown.map(({ slug }) => slug), topics },
    })),
    ...topicPages(articles, topics),
    // Without a script it lists the topics.
    { path: paths.search, template: 'search', context: { topics } },
    ...articles.map(({ slug, next }) => ({
      path: articlePath(slug),
      template: 'article',
      context: { slug, next: next ?? '', relatedSlugs: related.get(slug) ?? [] },
    })),
    {
      path: articlePath('unknown'),
      template: 'unknown-article',
      matchPath: `${paths.blog}/:slug`,
      context: {},
    },
  ]
}
