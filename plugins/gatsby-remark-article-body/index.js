const { drawBlocks } = require('./blocks')
const { numberCitations } = require('./citations')
const { arrangeHeadings } = require('./headings')
const { frameTables } = require('./tables')

/**
 * gatsby-transformer-remark plugin: what an article's body has that markdown does not. The body rules of
 * spec section 2, numbers for citations, frames for tables, drawn charts and the cards of tools. Changes
 * the tree in place. What it makes of mistakes does not matter: the content check finds them before.
 *
 * JavaScript, because Gatsby loads the plugins of its plugins without compiling them.
 *
 * @param {{
 *   markdownAST: import('mdast').Root,
 *   markdownNode?: { frontmatter?: { sources?: { key: string }[] } },
 * }} input
 */
module.exports = ({ markdownAST, markdownNode }) => {
  arrangeHeadings(markdownAST)
  numberCitations(markdownAST, markdownNode?.frontmatter?.sources ?? [])
  frameTables(markdownAST)
  drawBlocks(markdownAST)
}
