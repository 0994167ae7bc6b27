const textOf = require('mdast-util-to-string')

/**
 * Puts each table into a frame that scrolls where the screen is narrower, and that the keyboard reaches
 * and a screen reader names: by its number in the article and the heading above it. The first column's
 * cells head their rows where no two are the same. Changes the tree in place.
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
    nameCells(node)
    const ariaLabel = heading ? `Table ${number}: ${heading}` : `Table ${number}`
    const hProperties = { className: ['table-frame'], role: 'region', ariaLabel, tabIndex: 0 }
    return { type: 'tableFrame', data: { hName: 'div', hProperties }, children: [node] }
  })
}

function nameCells({ children: [head, ...rows] }) {
  // A heading without words heads nothing.
  for (const cell of head.children)
    cell.data = textOf(cell).trim() === '' ? { hName: 'td' } : { hProperties: { scope: 'col' } }
  const firsts = rows.map(({ children: [cell] }) => textOf(cell ?? { value: '' }).trim())
  const areNames = firsts.every((text, index) => text !== '' && firsts.indexOf(text) === index)
  if (!areNames) return
  for (const { children } of rows) {
    children[0].data = { hName: 'th', hProperties: { scope: 'row' } }
  }
}
