const { escaped, sourceLine } = require('../html')
const { place, written } = require('./numbers')

/**
 * A bar or range chart: a table whose numbers stand at the ends of drawn bars, so that one thing is both
 * the picture and what a screen reader reads, and letters keep their size on a phone. Gives its HTML.
 *
 * @param {{ title: string, unit: string, x?: string, source: string, data: [string, number, number?][] }} chart
 */
exports.barChart = ({ title, unit, x, source, data }) => {
  const largest = Math.max(...data.flatMap(([, ...values]) => values))
  const texts = data.map(([, ...values]) => values.map(written).join(' to '))
  const rows = data.map(
    ([label, ...values], index) =>
      `<tr><th scope="row">${escaped(label)}</th><td>${bar(values, largest)}${texts[index]}</td></tr>`,
  )
  const room = Math.max(...texts.map(({ length }) => length))
  const head = `<tr>${x ? `<th scope="col">${escaped(x)}</th>` : '<td></td>'}<th scope="col">${escaped(unit)}</th></tr>`
  return `<figure class="chart"><table class="bars" style="--room:${room}"><caption>${escaped(title)}</caption><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>${sourceLine(source)}</figure>`
}

/** One bar from 0, or from the first of two values, to the last. */
function bar(values, largest) {
  const end = values.at(-1)
  const start = values.length > 1 && end > 0 ? (values[0] / end) * 100 : 0
  const from = start > 0 ? ` x="${place(start)}%"` : ''
  return `<svg width="${place((end / largest) * 100)}%" height="16" aria-hidden="true"><rect${from} width="${place(100 - start)}%" height="16"/></svg>`
}
