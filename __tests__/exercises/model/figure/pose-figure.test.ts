import type { FigureSource, Pose } from '../../../../src/exercises/model/figure/language'
import { movingStrokes } from '../../../../src/exercises/model/figure/moving-figure'
import { poseFigure } from '../../../../src/exercises/model/figure/pose-figure'
import { figureStrokes } from '../../../../src/exercises/model/figure/strokes'

const figure = (phases: Pose[], more: Partial<FigureSource> = {}): FigureSource => ({
  view: 'side',
  phases,
  ...more,
})
const tonesOf = (source: FigureSource) =>
  (poseFigure(source).phases[0] ?? []).map(({ tone, width }) => `${tone} ${width}`)

test('who stands still is a body, a head, an arm and the floor', () => {
  expect(poseFigure(figure([{}, {}])).phases[0]).toEqual([
    { tone: 'ink', width: 11, path: 'M76.3 57l0 32l0 28l0 26l12 0' },
    { tone: 'ink', width: 20, path: 'M76.3 38h.01' },
    { tone: 'ink', width: 11, path: 'M76.3 57l0 19l0 19' },
    { tone: 'ink', width: 3, path: 'M8 150H152' },
  ])
})

test('a limb behind is drawn first, as wide as the others, with a gap around what is before it', () => {
  const walk = { leg: [150, 165], otherLeg: [195, 210] } as const
  expect(tonesOf(figure([walk, {}])).slice(0, 3)).toEqual(['far 11', 'gap 16', 'ink 11'])
})

test('a hand is before the plate of its bar, and its end is on the hand', () => {
  const gear = [{ kind: 'barbell' as const }]
  const tones = tonesOf(figure([{ arm: [90, 0] }, {}], { gear }))
  expect(tones).toEqual([
    'ink 11',
    'gap 11',
    'gear 6',
    'gap 16',
    'gap 25',
    'ink 20',
    'ink 11',
    'gear 5',
    'ink 3',
  ])
})

test('all phases are drawn alike, so that one can move into the next', () => {
  const source = figure(
    [
      { arm: [180, 180], sign: 'hold' },
      { trunk: 15, leg: [75, 210], arm: [90, 0] },
      { trunk: 30, leg: [75, 210], otherLeg: 'toes -30', arm: [0, 0] },
    ],
    { gear: [{ kind: 'dumbbell' }], sides: 'alternate' },
  )
  const strokes = figureStrokes(poseFigure(source))
  expect(strokes.every(({ paths }) => paths.length === 3)).toBe(true)
  expect(movingStrokes(strokes)).not.toBeNull()
})

test('signs stand above the phase they are about, those of sides above the last', () => {
  const source = figure([{ sign: 'slow' }, {}], { sides: 'one side, then the other' })
  const [first = [], last = []] = poseFigure(source).phases
  const signs = (shapes: typeof first) => shapes.filter(({ tone }) => tone === 'sign').length
  expect([signs(first), signs(last)]).toEqual([1, 1])
})

test('from above there is no floor, but a sign that says so', () => {
  const pose = { anchor: { hip: '0 74' }, trunk: 270 }
  const [first = []] = poseFigure(figure([pose, pose], { view: 'above' })).phases
  expect(first.some(({ path }) => path === 'M8 150H152')).toBe(false)
  expect(first.filter(({ tone }) => tone === 'sign')).toHaveLength(2)
})
