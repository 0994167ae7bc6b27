import {
  type FigureShape,
  figureStrokes,
  sideBySide,
} from '../../../../packages/figures/draw/strokes'

const body: FigureShape = { tone: 'ink', width: 11, path: 'M76 58l0 32' }
const bar: FigureShape = { tone: 'gear', width: 6, path: 'M20 30H140' }

test.each([
  [
    'phases are side by side, with one path per color and width',
    [
      [body, bar],
      [body, bar],
      [body, bar],
    ],
    ['M76 58l0 32M236 58l0 32M396 58l0 32', 'M20 30H140M180 30H300M340 30H460'],
  ],
  [
    'the order of body and equipment is kept for each phase',
    [
      [body, bar],
      [bar, body],
    ],
    ['M76 58l0 32', 'M20 30H140M180 30H300', 'M236 58l0 32'],
  ],
])('%s', (_what, phases, paths) => {
  expect(sideBySide(figureStrokes({ phases })).map(({ path }) => path)).toEqual(paths)
})
