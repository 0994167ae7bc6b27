const { escapeHtml } = require('./html')

/**
 * Returns a tool card's HTML: a form that opens the tool's page with the numbers in its address, without
 * JavaScript.
 *
 * @param {string} name
 */
exports.toolCard = (name) => {
  const { title, lead, fields } = require(`../../src/tools/model/forms/${name}.json`)
  const shown = fields.filter(({ hiddenInArticles }) => !hiddenInArticles)
  const units = unitsFor(shown)
  const inputs = [...shown.map(input), ...(units ? [unitChoice(units)] : [])]
  return `<form class="tool-card" action="/tools/${name}" aria-label="${escapeHtml(title)}"><p class="tool-title">${escapeHtml(title)}</p><p>${escapeHtml(lead)}</p><div>${inputs.join('')}<button type="submit" class="button">Work it out</button></div></form>`
}

/** The unit choices that these fields need. */
function unitsFor(fields) {
  const has = (kind) => fields.some((field) => field.kind === kind)
  if (has('volume')) return ['kg, L', 'lb, fl oz']
  if (has('length')) return ['kg, cm', 'lb, in']
  return has('weight') ? ['kg', 'lb'] : undefined
}

const unitChoice = ([metric, american]) =>
  `<label>Units <select class="field" name="unit"><option value="kg">${metric}</option><option value="lb">${american}</option></select></label>`

function input(field) {
  const { name, label, kind, options } = field
  const control =
    kind === 'choice'
      ? `<select class="field" name="${name}">${options.map(({ value, label: text }) => `<option value="${value}">${escapeHtml(text)}</option>`).join('')}</select>`
      : `<input class="field" name="${name}"${attributes(field)}>`
  return `<label>${escapeHtml(label)} ${control}</label>`
}

/**
 * Weights have no default: a number in the wrong unit is worse than none. Limits are the looser of both
 * units', because the card doesn't know which one will be chosen.
 */
function attributes({ kind, value, optional, ...limits }) {
  const looserLimit = (limit, choose) =>
    typeof limit === 'object' ? choose(limit.kg, limit.lb) : limit
  const min = looserLimit(limits.min, Math.min)
  const max = looserLimit(limits.max, Math.max)
  const start = value === undefined ? '' : ` value="${value}"`
  const needed = optional ? '' : ' required'
  if (kind === 'list') return ` type="text"${needed}`
  if (kind === 'time') return ` type="time"${start}${needed}`
  const step = kind === 'count' ? '' : ' step="any"'
  const mode = kind === 'count' ? 'numeric' : 'decimal'
  return ` type="number" inputmode="${mode}" min="${min}" max="${max}"${step}${start}${needed}`
}
