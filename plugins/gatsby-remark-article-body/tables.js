const textOf = require('mdast-util-to-string')

/**
 * Wraps each table in a frame that scrolls on narrow screens, is keyboard-focusable, and is labeled by the
 * table's number and the heading above. First-column cells become row headers if all are distinct. Changes
 * the tree in place.
 *
 * @param {import('mdast').Root} tree
 */
exports.frameTables = (tree) => {
  let heading = ''
  let number = 0
  tree.children = tree.children.map((node) => {
    if (node.type === 'heading') heading = textOf(node).replace(/:$/, '')
    if (node.type !== 'table') return node
    number++
    labelCells(node)
    const ariaLabel = heading ? `Table ${number}: ${heading}` : `Table ${number}`
    const hProperties = { className: ['table-frame'], role: 'region', ariaLabel, tabIndex: 0 }
    return { type: 'tableFrame', data: { hName: 'div', hProperties }, children: [node] }
  })
}

function labelCells({ children: [head, ...rows] }) {
  // An empty header cell labels nothing.
  for (const cell of head.children)
    cell.data = textOf(cell).trim() === '' ? { hName: 'td' } : { hProperties: { scope: 'col' } }
  const rowLabels = rows.map(({ children: [cell] }) => textOf(cell ?? { value: '' }).trim())
  const areDistinct = rowLabels.every(
    (text, index) => text !== '' && rowLabels.indexOf(text) === index,
  )
  if (!areDistinct) return
  for (const { children } of rows) {
    children[0].data = { hName: 'th', hProperties: { scope: 'row' } }
  }
}
