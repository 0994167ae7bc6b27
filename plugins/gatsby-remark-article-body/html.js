/** A text as HTML. */
exports.escaped = (text) =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** The line below a chart that says where its numbers are from. */
exports.sourceLine = (source) => `<p class="chart-note">Source: ${exports.escaped(source)}</p>`
