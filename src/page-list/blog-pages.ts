import { articlePath, blogListPath, paths } from '../lib/paths'
import { listPages } from './list-pages'
import type { PlannedPage } from './page'
import { relatedArticles } from './related-articles'

/** What the list of pages needs to know of an article. */
export interface ArticleEntry {
  slug: string
  category: string
  tags: readonly string[]
}

/**
 * Every page under /blog: the list, six articles a page, one page per article, and the one for
 * addresses that have none. Takes the published articles, newest first.
 */
export function blogPages(articles: readonly ArticleEntry[]): PlannedPage[] {
  const related = relatedArticles(articles)
  return [
    ...listPages(articles.length).map((context) => ({
      path: blogListPath(context.page),
      template: 'article-list',
      context,
    })),
    ...articles.map(({ slug }) => ({
      path: articlePath(slug),
      template: 'article',
      context: { slug, relatedSlugs: related.get(slug) ?? [] },
    })),
    {
      path: articlePath('unknown'),
      template: 'unknown-article',
      matchPath: `${paths.blog}/:slug`,
      context: {},
    },
  ]
}
