import { frequencyOf, parseDuration } from '../../packages/progression'
import {
  articlePath,
  guidePath,
  paths,
  personPath,
  planPath,
  planPreviewPath,
  sitePreviewPath,
} from '../lib/paths'
import type {
  ArticleFacts,
  GraphFacts,
  PageLink,
  PlanGraphFacts,
  Site,
  TextFacts,
} from './structured-facts'

const blog = { title: 'Blog', path: paths.blog }
const guides = { title: 'Guides', path: paths.guides }
const workouts = { title: 'Workouts', path: paths.plans }

const organizationOf = ({ url }: Site) => ({ '@id': `${url}/#organization` })

/** Builds a graph: the organization, the breadcrumbs (on the home page, the site), and further nodes. */
function graph(site: Site, trail: PageLink[], ...nodes: object[]) {
  const { name, url } = site
  const organization = organizationOf(site)
  const item = ({ title, path }: PageLink, index: number) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: url + path,
  })
  const home = { title: 'Home', path: paths.home }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', ...organization, name, url, logo: `${url}/icon-512.png` },
      trail.length > 0
        ? { '@type': 'BreadcrumbList', itemListElement: [home, ...trail].map(item) }
        : { '@type': 'WebSite', '@id': `${url}/#website`, name, url, publisher: organization },
      ...nodes,
    ],
  }
}

/** Structured data of a page of no particular type: its breadcrumbs. Takes ancestors below the home page. */
export const pageGraph = (site: Site, page: PageLink, parents: PageLink[]) =>
  graph(site, page.path === paths.home ? [] : [...parents, page])

/** Structured data of a list: the pages that it shows, in order. */
export const listGraph = (
  site: Site,
  list: PageLink,
  items: PageLink[],
  parents: PageLink[] = [],
) =>
  graph(site, [...parents, list], {
    '@type': 'ItemList',
    name: list.title,
    url: site.url + list.path,
    numberOfItems: items.length,
    itemListElement: items.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: site.url + path,
    })),
  })

/** An address of this site, or of another, in full. */
export const absolute = ({ url }: Site, address: string) =>
  address.startsWith('/') ? url + address : address

/** The fields that articles and guides share. */
function textNode(site: Site, path: string, { title, excerpt, ...facts }: TextFacts) {
  const { date, updated, reviewed, reviewer, author } = facts
  return {
    headline: title,
    description: excerpt,
    url: site.url + path,
    mainEntityOfPage: reviewed
      ? {
          '@type': 'WebPage',
          '@id': site.url + path,
          lastReviewed: reviewed,
          reviewedBy: reviewer
            ? {
                '@type': 'Person',
                name: reviewer.name,
                url: site.url + personPath(reviewer.personId),
              }
            : organizationOf(site),
        }
      : site.url + path,
    datePublished: date,
    ...(updated && { dateModified: updated }),
    // The default author is the team, not a person.
    author: { '@type': author === site.author ? 'Organization' : 'Person', name: author },
    publisher: organizationOf(site),
    inLanguage: 'en-US',
  }
}

export function articleGraph(site: Site, article: ArticleFacts) {
  const { title, slug, category, tags, readTime } = article
  const path = articlePath(slug)
  return graph(site, [blog, { title, path }], {
    '@type': 'BlogPosting',
    ...textNode(site, path, article),
    image: absolute(site, article.preview),
    articleSection: category,
    ...(tags?.length && { keywords: tags.join(', ') }),
    timeRequired: `PT${Number.parseInt(readTime, 10)}M`,
  })
}

function guideGraph(site: Site, guide: TextFacts) {
  const path = guidePath(guide.slug)
  return graph(site, [guides, { title: guide.title, path }], {
    '@type': 'Article',
    ...textNode(site, path, guide),
    image: site.url + sitePreviewPath,
  })
}

/** Structured data of a plan: its goal, length, frequency, equipment and, without sessions, exercises. */
export function planGraph(site: Site, plan: PlanGraphFacts) {
  const { title, duration } = plan
  const path = planPath(plan.planId)
  const length = parseDuration(duration)
  return graph(site, [workouts, { title, path }], {
    '@type': 'ExercisePlan',
    name: title,
    description: plan.description,
    url: site.url + path,
    image: site.url + planPreviewPath(plan.planId),
    ...(length && { activityDuration: `P${length.weeks}W` }),
    activityFrequency: frequencyOf(duration),
    exerciseType: plan.category,
    educationalLevel: plan.level,
    additionalVariable: plan.equipment,
    // The page itself has the sessions, and each of its bytes counts.
    ...(!plan.agenda?.length && { hasPart: exerciseParts(plan) }),
    publisher: organizationOf(site),
    inLanguage: 'en-US',
  })
}

const exerciseParts = ({ exercises }: PlanGraphFacts) =>
  exercises.map(({ name, sets, reps }) => ({
    '@type': 'ExercisePlan',
    name,
    repetitions: `${sets} × ${reps}`,
  }))

/** Structured data of a page. Takes its ancestors below the home page. */
export function graphOf(
  site: Site,
  page: PageLink,
  parents: PageLink[],
  { article, guide, plan, items }: GraphFacts,
): object {
  if (article) return articleGraph(site, article)
  if (guide) return guideGraph(site, guide)
  if (plan) return planGraph(site, plan)
  return items ? listGraph(site, page, items, parents) : pageGraph(site, page, parents)
}

/**
 * Serializes a graph for a script element of type application/ld+json, without anything that could end the
 * element.
 */
export const toJsonLd = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
