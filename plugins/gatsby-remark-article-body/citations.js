const visit = require('unist-util-visit')

/** One citation or several in a row: [^a][^b]. */
const citations = /((?:\[\^[a-z0-9-]+\])+)/
const key = /\[\^([a-z0-9-]+)\]/g

/**
 * Makes numbers of citations, [^key], that lead to the article's list of sources. The first of each
 * source can be led back to. The ids are short, because there are dozens: s1 is source 1, c1 where it is
 * cited. Changes the tree in place.
 *
 * @param {import('mdast').Root} tree
 * @param {{ key: string }[]} sources
 */
exports.numberCitations = (tree, sources) => {
  if (sources.length === 0) return
  const numbers = new Map(sources.map((source, index) => [source.key, index + 1]))
  const cited = new Set()
  visit(tree, 'text', (node, index, parent) => {
    if (!citations.test(node.value)) return undefined
    const parts = node.value.split(citations).filter(Boolean)
    const nodes = parts.map((part) =>
      citations.test(part) ? raised(part, numbers, cited) : { type: 'text', value: part },
    )
    parent.children.splice(index, 1, ...nodes)
    // What was put in place is not looked at again.
    return index + nodes.length
  })
}

function raised(text, numbers, cited) {
  const children = [...text.matchAll(key)].flatMap(([mark, name], index) => {
    const number = numbers.get(name)
    const comma = index > 0 ? [{ type: 'text', value: ', ' }] : []
    return [...comma, number ? link(number, cited) : { type: 'text', value: mark }]
  })
  return { type: 'citation', data: { hName: 'sup' }, children }
}

function link(number, cited) {
  const id = cited.has(number) ? undefined : `c${number}`
  cited.add(number)
  return {
    type: 'link',
    url: `#s${number}`,
    data: { hProperties: { id, ariaLabel: `Source ${number}` } },
    children: [{ type: 'text', value: String(number) }],
  }
}
