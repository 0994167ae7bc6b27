const { escapeHtml } = require('../../packages/html')

/**
 * Returns a tool card's HTML: what the tool does, and a link to its page. Its form is there alone, because the
 * question on health comes before any number.
 *
 * @param {string} name
 */
exports.toolCard = (name) => {
  const { title, lead } = require(`../../src/calculators/model/forms/${name}.json`)
  return `<div class="tool-card"><p class="tool-title">${escapeHtml(title)}</p><p>${escapeHtml(lead)}</p><p><a class="button" href="/tools/${name}">Work It Out<span class="sr-only">: ${escapeHtml(title)}</span></a></p></div>`
}
