import { parseFigure } from '../../../src/content/figure/parse-figure'
import { besideEachOther, figureStrokes } from '../../../src/exercises/model/figure/strokes'

/** The shapes of two phases in a figure. */
const withShapes = (start: string, end = start) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160" fill="none" stroke-linecap="round" stroke-linejoin="round">
  <g id="start">${start}</g>
  <g id="end" transform="translate(160)">${end}</g>
</svg>`
const body = '<path class="body" stroke="currentColor" stroke-width="11" d="M76 58V90"/>'
const bar = '<path class="gear" stroke="#c2361c" stroke-width="6" d="M20 30H140"/>'

const layersOf = (svg: string) => {
  const { figure, mistakes } = parseFigure(svg)
  expect(mistakes).toEqual([])
  return besideEachOther(figureStrokes(figure))
}

test('phases are laid beside each other, one path for each color and width', () => {
  expect(layersOf(withShapes(body + bar))).toEqual([
    { tone: 'ink' as const, width: 11, path: 'M76 58V90M236 58V90' },
    { tone: 'gear' as const, width: 6, path: 'M20 30H140M180 30H300' },
  ])
})

test('what lies behind somebody in one phase and in front in the other stays there', () => {
  expect(layersOf(withShapes(body + bar, bar + body)).map(({ path }) => path)).toEqual([
    'M76 58V90',
    'M20 30H140M180 30H300',
    'M236 58V90',
  ])
})

test('a circle that is filled is a dot, one that is not a ring', () => {
  const head = '<circle class="head" fill="currentColor" cx="76" cy="38" r="10"/>'
  const plate = '<circle class="gear" stroke="#c2361c" stroke-width="6" cx="84" cy="96" r="13"/>'
  const [, dot, ring] = layersOf(withShapes(body + head + plate, body))
  expect(dot).toEqual({ tone: 'ink' as const, width: 20, path: 'M76 38h.01' })
  expect(ring).toEqual({
    tone: 'gear' as const,
    width: 6,
    path: 'M71 96a13 13 0 1 0 26 0a13 13 0 1 0 -26 0',
  })
})

test('comments and the lines of the file are of no matter', () => {
  expect(layersOf(withShapes(`<!-- a <b> -->\n\n${body}`)).length).toBe(1)
})

test('three phases are start, middle and end', () => {
  const group = (id: string, at: string) => `<g id="${id}"${at}>${body}</g>`
  const svg = withShapes(body)
    .replace('320', '480')
    .replace(/<g[\s\S]*<\/g>/, () =>
      [
        group('start', ''),
        group('middle', ' transform="translate(160)"'),
        group('end', ' transform="translate(320)"'),
      ].join(''),
    )
  expect(layersOf(svg)[0]?.path).toBe('M76 58V90M236 58V90M396 58V90')
})

test.each(['', '<svg', '<<<>>>', '&', '<svg><svg/></svg>', '\u0000', '<g/>', '<path/>'])(
  'no text makes it throw: %j',
  (text) => {
    expect(parseFigure(text).mistakes.length).toBeGreaterThan(0)
  },
)
