const { escapeHtml } = require('../../../packages/html')

/** The source line below a chart. */
exports.sourceLine = (source) => `<p class="chart-note">Source: ${escapeHtml(source)}</p>`

/** The head row of a chart's table. */
exports.headRow = (x, unit) => {
  const corner = x ? `<th scope="col">${escapeHtml(x)}</th>` : '<td></td>'
  return `<tr>${corner}<th scope="col">${escapeHtml(unit)}</th></tr>`
}
