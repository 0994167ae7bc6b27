const visit = require('unist-util-visit')

/** One or more adjacent citations: [^a][^b]. */
const citations = /((?:\[\^[a-z0-9-]+\])+)/
const citationKey = /\[\^([a-z0-9-]+)\]/g

/**
 * Replaces citations, [^key], with numbers that link to the article's sources. Each source links back to its
 * first citation. Ids are short because there are dozens: s1 is source 1, c1 its citation. Changes the tree
 * in place.
 *
 * @param {import('mdast').Root} tree
 * @param {{ key: string }[]} sources
 */
exports.numberCitations = (tree, sources) => {
  if (sources.length === 0) return
  const numbers = new Map(sources.map((source, index) => [source.key, index + 1]))
  const citedNumbers = new Set()
  visit(tree, 'text', (node, index, parent) => {
    if (!citations.test(node.value)) return undefined
    const parts = node.value.split(citations).filter(Boolean)
    const nodes = parts.map((part) =>
      citations.test(part)
        ? citationNode(part, numbers, citedNumbers)
        : { type: 'text', value: part },
    )
    parent.children.splice(index, 1, ...nodes)
    // Skip the inserted nodes.
    return index + nodes.length
  })
}

function citationNode(text, numbers, citedNumbers) {
  const children = [...text.matchAll(citationKey)].flatMap(([mark, name], index) => {
    const number = numbers.get(name)
    const comma = index > 0 ? [{ type: 'text', value: ', ' }] : []
    return [...comma, number ? sourceLink(number, citedNumbers) : { type: 'text', value: mark }]
  })
  return { type: 'citation', data: { hName: 'sup' }, children }
}

function sourceLink(number, citedNumbers) {
  const id = citedNumbers.has(number) ? undefined : `c${number}`
  citedNumbers.add(number)
  return {
    type: 'link',
    url: `#s${number}`,
    data: { hProperties: { id, ariaLabel: `Source ${number}` } },
    children: [{ type: 'text', value: String(number) }],
  }
}
