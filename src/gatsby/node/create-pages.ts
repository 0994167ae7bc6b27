import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { type ArticleEntry, blogPages } from '../../articles/model/blog-pages'
import { type GuideEntry, guidePages } from '../../articles/model/guide-pages'
import { type ExerciseEntry, exercisePages } from '../../exercises/model/exercise-pages'
import { formPages } from '../../forms/model/form-pages'
import type { PlannedPage } from '../../lib/page'
import { certaintyPath, personPath, reservedSegments, type Trait } from '../../lib/paths'
import { planPages } from '../../plan/model/plan-pages'
import { trainPages } from '../../plan/model/train-pages'

interface Result {
  siteSettings: { forms: string; about: { certainty: object | null } } | null
  articles: {
    nodes: { frontmatter: ArticleEntry }[]
  }
  guides: { nodes: { frontmatter: GuideEntry }[] }
  plans: {
    nodes: {
      planId: string
      category: string
      level: string
      length: number
      sessions: object[] | null
      exerciseIds: string[]
      traits: Trait[]
    }[]
  }
  exercises: { nodes: ExerciseEntry[] }
  people: { nodes: { personId: string }[] }
}

/**
 * Gatsby hook: creates every page that is made from content. Stops the build when the query fails,
 * when two pages want one address, or when an article or plan is named like a part of a list's address.
 */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Result>(`
    query PagesToCreate {
      siteSettings {
        forms
        about {
          certainty {
            title
          }
        }
      }
      articles: allMarkdownRemark(filter: { list: { eq: "/blog" } }, sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]) {
        nodes {
          frontmatter {
            slug
            category
            tags
            next
          }
        }
      }
      guides: allMarkdownRemark(filter: { list: { eq: "/guides" } }, sort: [{ frontmatter: { title: ASC } }]) {
        nodes {
          frontmatter {
            slug
            exercises
            articles
          }
        }
      }
      plans: allPlan(sort: { title: ASC }) {
        nodes {
          planId
          category
          level
          length
          sessions {
            name
          }
          exerciseIds
          traits
        }
      }
      people: allPerson {
        nodes {
          personId
        }
      }
      exercises: allExercise(sort: { title: ASC }) {
        nodes {
          exerciseId
          pattern
          equipment
          main
          helping
        }
      }
    }
  `)
  if (errors || !data) {
    reporter.panicOnBuild('The content could not be read to create its pages.', errors)
    return
  }
  const articles = data.articles.nodes.map(({ frontmatter }) => frontmatter)
  const pages = [
    ...blogPages(articles),
    ...guidePages(data.guides.nodes.map(({ frontmatter }) => frontmatter)),
    ...planPages(
      data.plans.nodes.map(({ sessions, length, ...plan }) => ({
        ...plan,
        weekPages: sessions ? length : 0,
      })),
    ),
    ...trainPages(data.plans.nodes),
    ...exercisePages(data.exercises.nodes, usesOf(data.plans.nodes)),
    ...data.people.nodes.map(({ personId }) => ({
      path: personPath(personId),
      template: 'person',
      context: { personId },
    })),
    ...(data.siteSettings?.about.certainty
      ? [{ path: certaintyPath, template: 'certainty', context: {} }]
      : []),
    ...formPages(data.siteSettings?.forms),
  ]

  const problem =
    reservedName([
      ...articles.map(({ slug }) => slug),
      ...data.plans.nodes.map(({ planId }) => planId),
    ]) ?? sharedAddress(pages)
  if (problem) {
    reporter.panicOnBuild(problem)
    return
  }
  for (const { template, ...page } of pages) {
    actions.createPage({ ...page, component: path.resolve(`src/templates/${template}.tsx`) })
  }
}

/** How many plans use each exercise. */
function usesOf(plans: Result['plans']['nodes']): Map<string, number> {
  const uses = new Map<string, number>()
  for (const id of plans.flatMap(({ exerciseIds }) => exerciseIds))
    uses.set(id, (uses.get(id) ?? 0) + 1)
  return uses
}

function reservedName(names: string[]): string | undefined {
  const reserved = names.find((name) => reservedSegments.some((segment) => segment === name))
  return (
    reserved &&
    `An article or plan is called '${reserved}', which is part of a list's address: call it something else.`
  )
}

function sharedAddress(pages: PlannedPage[]): string | undefined {
  const seen = new Set<string>()
  for (const { path: address } of pages) {
    if (seen.has(address)) return `Two pages want the address ${address}: rename one of them.`
    seen.add(address)
  }
  return undefined
}
