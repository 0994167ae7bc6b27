const { escapeHtml } = require('../../../packages/html')
const { headRow, sourceLine } = require('./chart-parts')
const { round, formatNumber } = require('./numbers')

/**
 * Returns the HTML of a bar or range chart: a table with a drawn bar next to each number, so screen
 * readers read the chart itself, and text keeps its size on a phone.
 *
 * @param {{ title: string, unit: string, x?: string, source: string, data: [string, number, number?][] }}
 * chart
 */
exports.barChart = ({ title, unit, x, source, data }) => {
  const largest = Math.max(...data.flatMap(([, ...values]) => values))
  const texts = data.map(([, ...values]) => values.map(formatNumber).join(' to '))
  const rows = data.map(
    ([label, ...values], index) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td>${bar(values, largest)}${texts[index]}</td></tr>`,
  )
  const room = Math.max(...texts.map(({ length }) => length))
  return `<figure class="chart"><table class="bars" style="--room:${room}"><caption>${escapeHtml(title)}</caption><thead>${headRow(x, unit)}</thead><tbody>${rows.join('')}</tbody></table>${sourceLine(source)}</figure>`
}

/** Draws a bar from 0, or from the first of two values, to the last. */
function bar(values, largest) {
  const end = values.at(-1)
  const start = values.length > 1 && end > 0 ? (values[0] / end) * 100 : 0
  const from = start > 0 ? ` x="${round(start)}%"` : ''
  return `<svg width="${round((end / largest) * 100)}%" height="16" aria-hidden="true"><rect${from} width="${round(100 - start)}%" height="16"/></svg>`
}
