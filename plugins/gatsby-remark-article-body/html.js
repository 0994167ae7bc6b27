/** Escapes a text for HTML. */
exports.escapeHtml = (text) =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** The source line below a chart. */
exports.sourceLine = (source) => `<p class="chart-note">Source: ${exports.escapeHtml(source)}</p>`

/** The head row of a chart's table. */
exports.headRow = (x, unit) => {
  const corner = x ? `<th scope="col">${exports.escapeHtml(x)}</th>` : '<td></td>'
  return `<tr>${corner}<th scope="col">${exports.escapeHtml(unit)}</th></tr>`
}
