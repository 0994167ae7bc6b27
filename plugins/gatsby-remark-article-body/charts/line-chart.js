const { escaped, sourceLine } = require('../html')
const { axisMarks, written } = require('./numbers')

const WIDTH = 640
const HEIGHT = 320
/** Room for letters, which are twice as large on a phone, where the drawing is half as wide. */
const TOP = 34
const BOTTOM = 272
const RIGHT = 612
const LETTER = 13

/**
 * A line chart: a drawing, and the same numbers as a table that unfolds. Where every point has room for
 * its number, there are no marks beside it to read it from. Gives its HTML.
 *
 * @param {{ title: string, unit: string, x?: string, source: string, data: [string, number][] }} chart
 */
exports.lineChart = ({ title, unit, x, source, data }) => {
  const marks = axisMarks(Math.max(...data.map(([, value]) => value)))
  const labels = data.map(([label]) => label)
  const values = data.map(([, value]) => written(value))
  const slotFrom = (left) => (RIGHT - left) / (data.length - 1)
  const besideMarks = 16 + widthOf(marks.map(written))
  const isMarked = stepFor(values, slotFrom(besideMarks)) > 1
  const left = isMarked ? besideMarks : 16 + widthOf([labels[0], values[0]]) / 2
  const height = (value) => Math.round(BOTTOM - ((BOTTOM - TOP) * value) / marks.at(-1))
  const slot = slotFrom(left)
  const points = data.map(([, value], index) => [Math.round(left + slot * index), height(value)])
  const [labelStep, valueStep] = [labels, values].map((texts) => stepFor(texts, slot))
  const grid = () =>
    `<path d="${marks.map((mark) => `M${left} ${height(mark)}H${RIGHT}`).join('')}"/><g class="marks">${marks.map((mark) => `<text x="${left - 10}" y="${height(mark) + 5}">${written(mark)}</text>`).join('')}</g>`
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
        `<text x="${across}"${wideOnly(index, labelStep)}>${escaped(labels[index])}</text>`,
    ),
    '</g>',
  ]
  return `<figure class="chart"><figcaption>${escaped(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${drawing.join('')}</svg><p class="chart-note">${axes(x, unit)}</p><details><summary>The numbers</summary>${table(x, unit, data)}</details>${sourceLine(source)}</figure>`
}

/** What the two directions of the drawing are. */
const axes = (x, unit) => (x ? `${escaped(unit)} by ${escaped(lowered(x))}` : escaped(unit))
const lowered = (words) => words.charAt(0).toLowerCase() + words.slice(1)

/** On a phone only every so many labels are shown: as many as stand beside each other. */
const stepFor = (texts, slot) => Math.max(1, Math.ceil((widthOf(texts) + 14) / slot))

/** How wide the longest of some texts is on a phone. */
const widthOf = (texts) => LETTER * Math.max(...texts.map(({ length }) => length))

const wideOnly = (index, step) => (index % step === 0 ? '' : ' class="wide"')

function table(x, unit, data) {
  const head = `<tr>${x ? `<th scope="col">${escaped(x)}</th>` : '<td></td>'}<th scope="col">${escaped(unit)}</th></tr>`
  const rows = data.map(
    ([label, value]) => `<tr><th scope="row">${escaped(label)}</th><td>${written(value)}</td></tr>`,
  )
  return `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`
}
