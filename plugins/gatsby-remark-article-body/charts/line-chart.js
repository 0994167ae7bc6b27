const { escapeHtml } = require('../../../packages/html')
const { headRow, sourceLine } = require('./chart-parts')
const { axisMarks, formatNumber } = require('./numbers')

const WIDTH = 640
const HEIGHT = 320
/** Room for text, which is twice as large on a phone, because the drawing is half as wide. */
const TOP = 34
const BOTTOM = 272
const RIGHT = 612
const LETTER = 13

/**
 * Returns the HTML of a line chart: a drawing, and its numbers in a collapsed table. Axis marks appear only
 * if the points have no room for their numbers.
 *
 * @param {{ title: string, unit: string, x?: string, source: string, data: [string, number][] }} chart
 */
exports.lineChart = ({ title, unit, x, source, data }) => {
  const marks = axisMarks(Math.max(...data.map(([, value]) => value)))
  const labels = data.map(([label]) => label)
  const values = data.map(([, value]) => formatNumber(value))
  const slotFrom = (left) => (RIGHT - left) / (data.length - 1)
  const besideMarks = 16 + widthOf(marks.map(formatNumber))
  const isMarked = stepFor(values, slotFrom(besideMarks)) > 1
  const left = isMarked ? besideMarks : 16 + widthOf([labels[0], values[0]]) / 2
  const height = (value) => Math.round(BOTTOM - ((BOTTOM - TOP) * value) / marks.at(-1))
  const slot = slotFrom(left)
  const points = data.map(([, value], index) => [Math.round(left + slot * index), height(value)])
  const [labelStep, valueStep] = [labels, values].map((texts) => stepFor(texts, slot))
  const grid = () =>
    `<path d="${marks.map((mark) => `M${left} ${height(mark)}H${RIGHT}`).join('')}"/><g class="marks">${marks.map((mark) => `<text x="${left - 10}" y="${height(mark) + 5}">${formatNumber(mark)}</text>`).join('')}</g>`
  const drawing = [
    isMarked ? grid() : '',
    `<path class="axis" d="M${left} ${BOTTOM}H${RIGHT}"/>`,
    `<path class="line" d="M${points.map((point) => point.join(' ')).join('L')}"/>`,
    '<g class="values">',
    ...points.map(
      ([across, down], index) =>
        `<g transform="translate(${across} ${down})"><circle r="6"/><text y="-14"${wideOnly(index, valueStep)}>${values[index]}</text></g>`,
    ),
    `</g><g transform="translate(0 ${BOTTOM + 30})">`,
    ...points.map(
      ([across], index) =>
        `<text x="${across}"${wideOnly(index, labelStep)}>${escapeHtml(labels[index])}</text>`,
    ),
    '</g>',
  ]
  return `<figure class="chart"><figcaption>${escapeHtml(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${drawing.join('')}</svg><p class="chart-note">${axisText(x, unit)}</p><details><summary>The numbers</summary>${table(x, unit, data)}</details>${sourceLine(source)}</figure>`
}

/** Axis description. */
const axisText = (x, unit) =>
  x ? `${escapeHtml(unit)} by ${escapeHtml(uncapitalize(x))}` : escapeHtml(unit)
const uncapitalize = (words) => words.charAt(0).toLowerCase() + words.slice(1)

/** Returns n such that every nth label fits on a phone. */
const stepFor = (texts, slot) => Math.max(1, Math.ceil((widthOf(texts) + 14) / slot))

/** Width of the longest text on a phone. */
const widthOf = (texts) => LETTER * Math.max(...texts.map(({ length }) => length))

const wideOnly = (index, step) => (index % step === 0 ? '' : ' class="wide"')

function table(x, unit, data) {
  const rows = data.map(
    ([label, value]) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td>${formatNumber(value)}</td></tr>`,
  )
  return `<table><thead>${headRow(x, unit)}</thead><tbody>${rows.join('')}</tbody></table>`
}
