import { isUnclear } from '../../packages/content-validation'
import { toolNames } from '../calculators/model/catalogue'
import {
  articlePath,
  exercisePath,
  guidePath,
  ownPagePath,
  paths,
  planPath,
  toolPath,
} from '../lib/paths'
import { type PageEntries, pagesOf } from '../routes/pages'
import type { ContentFiles } from './content-files'
import { isPublished, type Publication } from './published'

/**
 * Pages that editors may link to, by address, with their publication state ({} if always visible).
 * Includes unpublished pages, so messages can tell them from missing ones.
 */
export function linkablePages(
  { articles, guides, ownPages, plans, exercises, people, site }: ContentFiles,
  now: Date,
): Map<string, Publication> {
  const isShown = ({ fields }: { fields: Publication }) => isPublished(fields, now)
  const entries: PageEntries = {
    articles: articles
      .filter(isShown)
      .flatMap(({ name, fields: { category, tags } }) =>
        category && tags ? [{ slug: name, category, tags }] : [],
      ),
    ownPages: ownPages.filter(isShown).map(({ name }) => name),
    guides: guides.filter(isShown).map(({ name }) => ({ slug: name, exercises: [] })),
    plans: plans
      .filter(isShown)
      .flatMap(({ name, fields: { category, level } }) =>
        category && level ? [{ planId: name, category, level }] : [],
      ),
    exercises: exercises
      .filter(isShown)
      .map(({ name, fields: { pattern = '', equipment = [], muscles } }) => ({
        exerciseId: name,
        pattern,
        equipment,
        main: muscles?.main ?? [],
        helping: muscles?.helping ?? [],
      })),
    people: people.filter(({ fields }) => !fields.sample).map(({ name }) => name),
    hasCertainty: site && (isUnclear(site, 'about') || site.fields.about?.certainty !== undefined),
    forms: site && { forms: site.fields.forms ?? 'netlify', newsletter: site.fields.newsletter },
  }
  // These pages exist only with exercises, guides, and a host that receives forms.
  const { exercises: _library, guides: _list, thanks: _thanks, ...others } = paths
  const addresses = [
    ...Object.values(others),
    ...toolNames.map(toolPath),
    ...pagesOf(entries).map(({ path }) => path),
  ]
  const pages = new Map<string, Publication>(addresses.map((address) => [address, {}]))
  for (const { name, fields } of articles) pages.set(articlePath(name), fields)
  for (const { name, fields } of guides) pages.set(guidePath(name), fields)
  for (const { name, fields } of ownPages) pages.set(ownPagePath(name), fields)
  for (const { name, fields } of exercises) pages.set(exercisePath(name), fields)
  for (const { name, fields } of plans) pages.set(planPath(name), fields)
  return pages
}
