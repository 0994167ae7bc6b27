const YAML = require('yaml')
const { barChart } = require('./charts/bar-chart')
const { lineChart } = require('./charts/line-chart')
const { toolCard } = require('./tool-card')

/** What becomes of a fenced block, by the word it starts with. */
const blocks = {
  chart: (text) => {
    const chart = YAML.parse(text, { version: '1.1' })
    return chart.type === 'line' ? lineChart(chart) : barChart(chart)
  },
  tool: (text) => toolCard(text.trim()),
}

/**
 * Makes pictures of charts and cards of tools. Changes the tree in place.
 *
 * @param {import('mdast').Root} tree
 */
exports.drawBlocks = (tree) => {
  tree.children = tree.children.map((node) => {
    const draw = node.type === 'code' && Object.hasOwn(blocks, node.lang ?? '') && blocks[node.lang]
    return draw ? { type: 'html', value: draw(node.value) } : node
  })
}
