import { countedTopics } from '../articles/model/topics'
import { exercisePages } from '../exercises/model/exercise-pages'
import { listPages } from '../lib/list-pages'
import {
  articlePath,
  blogListPath,
  exercisePath,
  guidePath,
  paths,
  personPath,
  planListPath,
  planPath,
  toolPath,
  topicListPath,
} from '../lib/paths'
import { allFilters, shelfOf, shelvesOf } from '../lib/shelves'
import { toolNames } from '../tools/model/catalogue'
import type { Library } from './library'
import { isPublished, type Publication } from './published'

/**
 * Returns all pages that the content makes, by address, with what decides when visitors can see
 * them: {} where they always can. What is hidden has its page too, and says so.
 */
export function pagesOf(
  { articles, guides, plans, exercises, people }: Library,
  now: Date,
): Map<string, Publication> {
  const pages = new Map<string, Publication>()
  const addList = (entries: number, address: (page: number) => string) => {
    for (const { page } of listPages(entries)) pages.set(address(page), {})
  }
  for (const path of Object.values(paths)) pages.set(path, {})
  // Without exercises there is no library.
  pages.delete(paths.exercises)
  if (!guides.some(({ fields }) => isPublished(fields, now))) pages.delete(paths.guides)
  const listed = exercises
    .filter(({ fields }) => isPublished(fields, now))
    .map(({ name, fields: { pattern = '', equipment = [], muscles } }) => ({
      exerciseId: name,
      pattern,
      equipment,
      main: muscles?.main ?? [],
      helping: muscles?.helping ?? [],
    }))
  for (const { path, matchPath } of exercisePages(listed, new Map()))
    if (!matchPath) pages.set(path, {})
  const published = articles.filter(({ fields }) => isPublished(fields, now))
  addList(published.length, blogListPath)
  const topical = published.flatMap(({ fields: { category, tags } }) =>
    category && tags ? [{ category, tags }] : [],
  )
  for (const topic of countedTopics(topical))
    addList(topic.count, (page) => topicListPath(topic, page))
  for (const name of toolNames) pages.set(toolPath(name), {})

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
  for (const { name, fields } of guides) pages.set(guidePath(name), fields)
  for (const { name } of people) pages.set(personPath(name), {})
  for (const { name, fields } of exercises) pages.set(exercisePath(name), fields)
  for (const { name, fields } of plans) pages.set(planPath(name), fields)
  return pages
}
