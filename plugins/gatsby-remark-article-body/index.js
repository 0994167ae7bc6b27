const { arrangeHeadings } = require('../../packages/markdown-headings')
const { drawBlocks } = require('./blocks')
const { numberCitations } = require('./citations')
const { mutateSource, takeParsedTree } = require('./parsed-tree')
const { frameTables } = require('./tables')

/**
 * gatsby-transformer-remark plugin for article features beyond markdown: the body rules of spec section 2,
 * numbered citations, table frames, charts and tool cards. Changes the tree in place. It doesn't validate,
 * because the content check runs first.
 *
 * JavaScript, because Gatsby doesn't compile the plugins of plugins.
 *
 * @param {{
 *   markdownAST: import('mdast').Root,
 *   markdownNode?: { frontmatter?: { sources?: { key: string }[] } },
 * }} input
 */
module.exports = ({ markdownAST, markdownNode }) => {
  takeParsedTree(markdownAST, markdownNode)
  arrangeHeadings(markdownAST)
  numberCitations(markdownAST, markdownNode?.frontmatter?.sources ?? [])
  frameTables(markdownAST)
  drawBlocks(markdownAST)
}

module.exports.mutateSource = mutateSource
