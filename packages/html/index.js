/** @type {Record<string, string>} */
const named = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** @type {Record<string, string>} */
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Escapes a text for HTML, in an element or in an attribute between double quotes.
 *
 * @param {unknown} text
 */
exports.escapeHtml = (text) =>
  String(text).replace(/[&<>"]/g, (character) => escapes[character] ?? character)

/**
 * Undoes the escapes that React and remark write into HTML.
 *
 * @param {string} html
 */
exports.unescapeHtml = (html) =>
  html.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (entity, hex, decimal, name) => {
    if (name) return named[name] ?? entity
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })
