import { colorsIn, inTextColor, readDrawing } from '../../src/content/svg-drawing'

const svg = (inside: string, root = 'viewBox="0 0 20 10"') =>
  `<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`

const drawingOf = (text: string) => {
  const result = readDrawing(text)
  if ('mistake' in result) throw new Error(result.mistake)
  return result.drawing
}
const mistakeOf = (text: string) => {
  const result = readDrawing(text)
  return 'mistake' in result ? result.mistake : undefined
}

test('keeps shapes and how they are painted, and nothing else', () => {
  const drawing = drawingOf(
    svg(
      '<title>Bell</title><defs/><g id="a" class="b" onclick="go()"><path fill="#000" d="M0 0\n h9"/></g>',
    ),
  )
  expect(drawing).toEqual({
    viewBox: '0 0 20 10',
    ratio: 2,
    shapes: '<g><path fill="#000" d="M0 0 h9"/></g>',
  })
  expect(drawingOf(svg('<path d="M0 0h9"/>', 'width="30px" height="10px"')).ratio).toBe(3)
  expect(drawingOf(svg('<path d="M0 0h9"/>', 'viewBox="0 0 9 9" fill="none"')).shapes).toMatch(
    /^<g fill="none">/,
  )
})

test.each([
  ['a script', svg('<script>go()</script>'), '<script>'],
  ['letters', svg('<text>Bell</text>'), '<text>'],
  ['another file', svg('<path fill="url(#a)" d="M0 0h9"/>'), 'url(#a)'],
  ['no size', svg('<path d="M0 0h9"/>', ''), 'viewBox'],
  ['a part of a file', '<svg viewBox="0 0 9 9"><g><path d="M0 0h9"/></svg>', 'cut off'],
  ['no shapes', svg(''), 'not a drawing'],
  ['text', 'PNG', 'not a drawing'],
  ['too many points', svg(`<path d="M0 0${'h1v1'.repeat(1200)}"/>`), '4,000 or fewer'],
])('%s is a mistake that says what to do', (_, text, piece) => {
  expect(mistakeOf(text)).toContain(piece)
})

test('a drawing in one color takes the color of the text, one in two keeps both', () => {
  const one = drawingOf(
    svg('<path fill="#112233" d="M0 0h9"/><path fill="none" stroke="#112233"/>'),
  )
  expect(inTextColor(one).shapes).toBe(
    '<path fill="currentColor" d="M0 0h9"/><path fill="none" stroke="currentColor"/>',
  )
  const two = drawingOf(svg('<path style="fill:#123456" d="M0 0h9"/><path fill="#ff0000"/>'))
  expect(colorsIn(two)).toEqual(['#123456', '#ff0000'])
  expect(inTextColor(two)).toEqual(two)
})
