import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { reservedSegments } from '../../lib/paths'
import { blogPages } from '../../page-list/blog-pages'
import { formPages } from '../../page-list/form-pages'
import type { PlannedPage } from '../../page-list/page'
import { planPages } from '../../page-list/plan-pages'

interface Result {
  siteSettings: { forms: string } | null
  articles: {
    nodes: { frontmatter: { slug: string; category: string; tags: string[] } }[]
  }
  plans: { nodes: { planId: string; category: string; level: string }[] }
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
      }
      articles: allMarkdownRemark(sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]) {
        nodes {
          frontmatter {
            slug
            category
            tags
          }
        }
      }
      plans: allPlan(sort: { title: ASC }) {
        nodes {
          planId
          category
          level
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
    ...planPages(data.plans.nodes),
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
