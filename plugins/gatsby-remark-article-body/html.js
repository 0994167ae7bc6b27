/** Escapes a text for HTML. */
exports.escapeHtml = (text) =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** The source line below a chart. */
exports.sourceLine = (source) => `<p class="chart-note">Source: ${exports.escapeHtml(source)}</p>`
