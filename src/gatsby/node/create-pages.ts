import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { paths, replacedPages } from '../../lib/paths'
import { getPublishedContent } from '../source-nodes/content-source'
import { pagesToCreate } from './pages-to-create'

/** Gatsby hook: creates all content pages, and the redirects of moved and unknown addresses. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, getCache }) => {
  const content = await getPublishedContent(getCache)
  for (const { template, ...page } of pagesToCreate(content))
    actions.createPage({ ...page, component: path.resolve(`src/templates/${template}.tsx`) })
  // Those of editors come first.
  for (const [fromPath, toPath] of [
    ...content.redirects.map(({ from, to }) => [from, to] as const),
    ...Object.entries(replacedPages),
  ])
    actions.createRedirect({ fromPath, toPath, isPermanent: true })
  // The host sends these for names that a section lacks. Pages win over redirects.
  const sections = [paths.blog, paths.plans, ...(content.exercises.length ? [paths.exercises] : [])]
  for (const section of sections) {
    const unknown = `${section}/unknown`
    actions.createPage({ path: unknown, component: path.resolve('src/pages/404.tsx') })
    actions.createRedirect({
      fromPath: `${section}/:name`,
      toPath: `${unknown}.html`,
      statusCode: 404,
    })
  }
}
