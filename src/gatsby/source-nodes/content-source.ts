import path from 'node:path'
import type { GatsbyCache } from 'gatsby'
import { formatProblem } from '../../../packages/content-validation'
import { checkContent } from '../../content/check'
import { contentFolder } from '../../content/content-folder'
import { showsDrafts } from '../../content/published'
import { type PublishedContent, publishedContent } from '../../content/published-content'
import { contentNodes } from './content-nodes'

/** Checks the editors' folder for gatsby-source-content. The time of the check decides what is published. */
export function contentSource() {
  const now = new Date()
  const { errors, warnings, content } = checkContent(contentFolder(), now)
  const lines = { errors: errors.map(formatProblem), warnings: warnings.map(formatProblem) }
  if (errors.length > 0) return { ...lines, content: undefined }
  const published = publishedContent(content, showsDrafts(), now)
  const trees = new Map(
    [...content.articles, ...content.guides, ...content.ownPages].map(({ file, tree }) => [
      file,
      tree,
    ]),
  )
  const markdown = [...published.articles, ...published.guides, ...published.ownPages].map(
    ({ file }) => ({
      file: path.relative(path.basename(contentFolder()), file),
      tree: trees.get(file) ?? '',
    }),
  )
  const nodes = contentNodes(content, published)
  return { ...lines, content: { nodes, markdown, data: published } }
}

/** The published content of the build. Takes the `getCache` of a hook that runs after `sourceNodes`. */
export const getPublishedContent = (
  getCache: (plugin: string) => GatsbyCache,
): Promise<PublishedContent> => getCache('gatsby-source-content').get('content')
