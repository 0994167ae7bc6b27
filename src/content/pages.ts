import { articlePath, blogListPath, paths, planListPath, planPath } from '../lib/paths'
import { listPages } from '../page-list/list-pages'
import { allFilters, shelfOf, shelvesOf } from '../page-list/shelves'
import type { Library } from './library'
import { isPublished, type Publication } from './published'

/** A page of the site: when visitors can see it. Pages that are always there are {}. */
export type Page = Publication

/** All pages the content gives, by address. What is hidden has its page too, and says so. */
export function pagesOf({ articles, plans }: Library, now: Date): Map<string, Page> {
  const pages = new Map<string, Page>()
  const addList = (entries: number, address: (page: number) => string) => {
    for (const { page } of listPages(entries)) pages.set(address(page), {})
  }
  for (const path of Object.values(paths)) pages.set(path, {})
  addList(articles.filter(({ fields }) => isPublished(fields, now)).length, blogListPath)

  const shelves = plans
    .filter(({ fields }) => isPublished(fields, now))
    .flatMap(({ fields: { category, level } }) =>
      category && level ? shelvesOf({ category, level }) : [],
    )
  for (const filter of allFilters())
    addList(shelves.filter((shelf) => shelf === shelfOf(filter)).length, (page) =>
      planListPath(filter, page),
    )
  for (const { name, fields } of articles) pages.set(articlePath(name), fields)
  for (const { name, fields } of plans) pages.set(planPath(name), fields)
  return pages
}
