const TREE = Symbol('tree')

/**
 * Gatsby hook of remark plugins, called before a text is parsed. If another plugin has parsed the same text, gives
 * gatsby-transformer-remark nothing to parse: parsing takes longer than all other work on an article.
 *
 * @param {{ markdownNode: object, getNode: Function, getCache: Function }} input
 * @param {{ parsedBy?: string }} options `parsedBy` names the plugin whose cache has the trees, as JSON, by 'tree {file}'
 */
exports.mutateSource = async ({ markdownNode, getNode, getCache }, { parsedBy }) => {
  if (!parsedBy) return
  const { relativePath } = getNode(markdownNode.parent)
  const tree = await getCache(parsedBy).get(`tree ${relativePath}`)
  if (!tree) return
  markdownNode[TREE] = JSON.parse(tree)
  markdownNode.internal.content = ''
}

/** Puts that tree in place of the empty one. Changes the tree in place. */
exports.takeParsedTree = (markdownAST, markdownNode) => {
  if (markdownNode?.[TREE]) markdownAST.children = markdownNode[TREE].children
}
