import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { replacedPages } from '../../lib/paths'
import { getPublishedContent } from '../source-nodes/content-source'
import { pagesToCreate } from './pages-to-create'

/** Gatsby hook: creates all content pages, and the redirects of moved and unknown addresses. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, getCache }) => {
  const content = await getPublishedContent(getCache)
  const pages = pagesToCreate(content)
  for (const { template, ...page } of pages)
    actions.createPage({ ...page, component: path.resolve(`src/templates/${template}.tsx`) })
  // Those of editors come first.
  for (const [fromPath, toPath] of [
    ...content.redirects.map(({ from, to }) => [from, to] as const),
    ...Object.entries(replacedPages),
  ])
    actions.createRedirect({ fromPath, toPath, isPermanent: true })
  for (const page of pages.filter(({ path }) => path.endsWith('/unknown')))
    actions.createRedirect(unknownNames(page.path))
}

/** Sends the page of a section, such as `/blog/unknown`, for names that it lacks. Pages win over redirects. */
const unknownNames = (page: string) => ({
  fromPath: page.replace(/unknown$/, ':name'),
  toPath: `${page}.html`,
  statusCode: 404,
})
