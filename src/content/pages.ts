import { blogPages } from '../articles/model/blog-pages'
import { guidePages } from '../articles/model/guide-pages'
import { exercisePages } from '../exercises/model/exercise-pages'
import {
  articlePath,
  certaintyPath,
  exercisePath,
  guidePath,
  paths,
  personPath,
  planPath,
  toolPath,
} from '../lib/paths'
import { planPages } from '../plan/model/plan-pages'
import { toolNames } from '../tools/model/catalogue'
import type { Library } from './library'
import { isPublished, type Publication } from './published'

/**
 * Returns all pages that the content makes, by address, with what decides when visitors can see
 * them: {} where they always can. What is hidden has its page too, and says so.
 */
export function pagesOf(
  { articles, guides, plans, exercises, people, site }: Library,
  now: Date,
): Map<string, Publication> {
  const isShown = ({ fields }: { fields: Publication }) => isPublished(fields, now)
  const made = [
    ...blogPages(
      articles
        .filter(isShown)
        .flatMap(({ name, fields: { category, tags } }) =>
          category && tags ? [{ slug: name, category, tags }] : [],
        ),
    ),
    ...guidePages(guides.filter(isShown).map(({ name }) => ({ slug: name, exercises: [] }))),
    ...planPages(
      plans
        .filter(isShown)
        .flatMap(({ name, fields: { category, level } }) =>
          category && level ? [{ planId: name, category, level }] : [],
        ),
    ),
    ...exercisePages(
      exercises
        .filter(isShown)
        .map(({ name, fields: { pattern = '', equipment = [], muscles } }) => ({
          exerciseId: name,
          pattern,
          equipment,
          main: muscles?.main ?? [],
          helping: muscles?.helping ?? [],
        })),
      new Map(),
    ),
  ]
  // Without exercises there is no library, without guides no list of them.
  const { exercises: _library, guides: _list, ...others } = paths
  const addresses = [
    ...Object.values(others),
    ...toolNames.map(toolPath),
    ...(site?.fields.about?.certainty ? [certaintyPath] : []),
    ...people.map(({ name }) => personPath(name)),
    ...made.flatMap(({ path, matchPath }) => (matchPath ? [] : path)),
  ]
  const pages = new Map<string, Publication>(addresses.map((address) => [address, {}]))
  for (const { name, fields } of articles) pages.set(articlePath(name), fields)
  for (const { name, fields } of guides) pages.set(guidePath(name), fields)
  for (const { name, fields } of exercises) pages.set(exercisePath(name), fields)
  for (const { name, fields } of plans) pages.set(planPath(name), fields)
  return pages
}
