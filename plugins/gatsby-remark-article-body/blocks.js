const YAML = require('yaml')
const { barChart } = require('./charts/bar-chart')
const { lineChart } = require('./charts/line-chart')
const { toolCard } = require('./tool-card')

/** Renderers for fenced blocks, by info string. */
const renderers = {
  chart: (text) => {
    const chart = YAML.parse(text, { version: '1.1' })
    return chart.type === 'line' ? lineChart(chart) : barChart(chart)
  },
  tool: (text) => toolCard(text.trim()),
}

/**
 * Renders charts and tool cards. Changes the tree in place.
 *
 * @param {import('mdast').Root} tree
 */
exports.drawBlocks = (tree) => {
  tree.children = tree.children.map((node) => {
    const draw =
      node.type === 'code' && Object.hasOwn(renderers, node.lang ?? '') && renderers[node.lang]
    return draw ? { type: 'html', value: draw(node.value) } : node
  })
}
