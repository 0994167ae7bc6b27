import { listPages } from '../../lib/list-pages'
import type { PageSpec } from '../../lib/page'
import { articlePath, blogListPath, paths } from '../../lib/paths'
import { relatedArticles } from './related-articles'
import { topicPages } from './topic-pages'
import { countTopics } from './topics'

/** The fields of an article that decide its pages and lists. */
export interface ArticleEntry {
  slug: string
  category: string
  tags: readonly string[]
  /** Slug of the article to read next. */
  next?: string | null
}

/**
 * Lists all pages under /blog: the list with six articles a page, a list per topic, a page per article, one
 * for unknown addresses, and the search. Takes the published articles, newest first.
 */
export function blogPages(articles: readonly ArticleEntry[]): PageSpec[] {
  const related = relatedArticles(articles)
  const topics = countTopics(articles)
  return [
    ...listPages(articles).map(({ pager, shown }) => ({
      path: blogListPath(pager.page),
      template: 'article-list',
      context: { ...pager, slugs: shown.map(({ slug }) => slug), topics },
    })),
    ...topicPages(articles, topics),
    // Without JavaScript, it lists the topics.
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
