import {
  type FigureShape,
  figureStrokes,
  sideBySide,
} from '../../../../src/exercises/model/figure/strokes'

const body: FigureShape = { tone: 'ink', width: 11, path: 'M76 58l0 32' }
const bar: FigureShape = { tone: 'gear', width: 6, path: 'M20 30H140' }

const layersOf = (...phases: FigureShape[][]) => sideBySide(figureStrokes({ phases }))

test('phases are placed side by side, with one path per color and width', () => {
  expect(layersOf([body, bar], [body, bar])).toEqual([
    { tone: 'ink' as const, width: 11, path: 'M76 58l0 32M236 58l0 32' },
    { tone: 'gear' as const, width: 6, path: 'M20 30H140M180 30H300' },
  ])
})

test('layer order between body and equipment is kept for each phase', () => {
  expect(layersOf([body, bar], [bar, body]).map(({ path }) => path)).toEqual([
    'M76 58l0 32',
    'M20 30H140M180 30H300',
    'M236 58l0 32',
  ])
})

test('three phases are placed side by side', () => {
  expect(layersOf([body], [body], [body])[0]?.path).toBe('M76 58l0 32M236 58l0 32M396 58l0 32')
})
