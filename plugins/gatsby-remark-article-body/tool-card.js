const { escaped } = require('./html')

/**
 * The card of a tool in an article: a form that leads to the tool's page with the numbers in its address,
 * and so works without JavaScript. Gives its HTML.
 *
 * @param {string} name
 */
exports.toolCard = (name) => {
  const { title, line, fields } = require(`../../src/tools/model/forms/${name}.json`)
  const shown = fields.filter(({ later }) => !later)
  const units = unitsFor(shown)
  const inputs = [...shown.map(input), ...(units ? [unitChoice(units)] : [])]
  return `<form class="tool-card" action="/tools/${name}" aria-label="${escaped(title)}"><p class="tool-title">${escaped(title)}</p><p>${escaped(line)}</p><div>${inputs.join('')}<button type="submit" class="button">Work it out</button></div></form>`
}

/** The two systems of units, as a tool with these fields needs them. */
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
      ? `<select class="field" name="${name}">${options.map(({ value, label: text }) => `<option value="${value}">${escaped(text)}</option>`).join('')}</select>`
      : `<input class="field" name="${name}"${attributes(field)}>`
  return `<label>${escaped(label)} ${control}</label>`
}

/**
 * Weights are left to the reader: a number in the wrong unit would be worse than none. A card does not know
 * which units will be chosen, so that it allows what either of them allows.
 */
function attributes({ kind, value, optional, ...limits }) {
  const either = (limit, choose) => (typeof limit === 'object' ? choose(limit.kg, limit.lb) : limit)
  const min = either(limits.min, Math.min)
  const max = either(limits.max, Math.max)
  const start = value === undefined ? '' : ` value="${value}"`
  const needed = optional ? '' : ' required'
  if (kind === 'list') return ` type="text"${needed}`
  if (kind === 'time') return ` type="time"${start}${needed}`
  const step = kind === 'count' ? '' : ' step="any"'
  const mode = kind === 'count' ? 'numeric' : 'decimal'
  return ` type="number" inputmode="${mode}" min="${min}" max="${max}"${step}${start}${needed}`
}
