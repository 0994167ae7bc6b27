import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { pagesToCreate } from '../../content/pages'
import { getPublishedContent } from './build-content'

/** Gatsby hook: creates all content pages, and the redirects of moved and unknown addresses. */
export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  const content = getPublishedContent()
  const pages = pagesToCreate(content)
  for (const { template, ...page } of pages)
    actions.createPage({ ...page, component: path.resolve(`src/templates/${template}.tsx`) })
  for (const { from, to } of content.redirects)
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true })
  for (const redirect of notFoundRedirects(pages.map((page) => page.path)))
    actions.createRedirect(redirect)
}

/**
 * The pages that hosts send with status 404. The general one they know; a section has its own for unknown
 * names, such as `/blog/unknown`. A direct request for one of these must not answer 200 either.
 */
const notFoundRedirects = (pages: readonly string[]) => {
  const unknown = pages.filter((page) => page.endsWith('/unknown'))
  return [
    { fromPath: '/404', toPath: '/404.html', statusCode: 404, force: true },
    ...unknown.map((page) => ({
      fromPath: page,
      toPath: `${page}.html`,
      statusCode: 404,
      force: true,
    })),
    ...unknown.map((page) => ({
      fromPath: page.replace(/unknown$/, ':name'),
      toPath: `${page}.html`,
      statusCode: 404,
    })),
  ]
}
