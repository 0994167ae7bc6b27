import type { GearPiece } from '../../../../src/exercises/model/figure/gear-kinds'
import type { FigureSource, Pose } from '../../../../src/exercises/model/figure/language'
import { poseFigure } from '../../../../src/exercises/model/figure/pose-figure'

const figure = (phases: Pose[], more: Partial<FigureSource> = {}): FigureSource => ({
  view: 'side',
  phases,
  ...more,
})
const tonesOf = (source: FigureSource) =>
  (poseFigure(source).phases[0] ?? []).map(({ tone, width }) => `${tone} ${width}`)

test('a standing figure has a chest, leg, head, arm with a gap, and the floor', () => {
  expect(poseFigure(figure([{}, {}])).phases[0]).toEqual([
    { tone: 'ink', width: 11, path: 'M76.3 57l5 6l-3.5 20l-1.5 6Z' },
    { tone: 'ink', width: 11, path: 'M76.3 89l0 28l0 26l12 0' },
    { tone: 'gap', width: 13, path: 'M76.3 64l0 12l0 19' },
    { tone: 'ink', width: 20, path: 'M76.3 38h.01' },
    { tone: 'ink', width: 9, path: 'M76.3 57l0 19l0 19' },
    { tone: 'ink', width: 3, path: 'M8 150H152' },
  ])
})

test('a limb behind is drawn first, with a gap around the one in front', () => {
  const walk = { leg: [150, 165], otherLeg: [195, 210] } as const
  expect(tonesOf(figure([walk, {}])).slice(0, 3)).toEqual(['far 11', 'gap 15', 'ink 11'])
})

test('a raised thigh is drawn over the trunk', () => {
  expect(tonesOf(figure([{}, { leg: [30, 210] }])).slice(0, 3)).toEqual([
    'ink 11',
    'gap 15',
    'ink 11',
  ])
})

test("a hand is drawn over its plate, and the bar's end over the hand", () => {
  const gear = [{ kind: 'barbell' as const }]
  const tones = tonesOf(figure([{ arm: [90, 0] }, {}], { gear, arrow: false }))
  expect(tones).toEqual([
    'ink 11',
    'ink 11',
    'gap 10',
    'gear 6',
    'gap 13',
    'gap 24',
    'ink 20',
    'ink 9',
    'gear 5',
    'ink 3',
  ])
})

/** Equipment strokes of a figure with its arms forward. */
const gearOf = (piece: GearPiece, view: FigureSource['view'] = 'side') =>
  (poseFigure(figure([{ arm: [90, 90] }, {}], { view, gear: [piece] })).phases[0] ?? [])
    .filter(({ tone }) => tone === 'gear')
    .map(({ width, path }) => `${width} ${path.replace(/^M.*?(?=[a-z])/, '')}`)

test('a band without an anchor runs from hand to hand', () => {
  // Shoulders 18 apart, and arms of 38 on both sides.
  expect(gearOf({ kind: 'band' }, 'front')).toEqual(['3 l-94 0'])
})

test('a machine lever is a rod to the hand, with a pad if it meets a joint', () => {
  expect(gearOf({ kind: 'lever', from: [38, 120] })).toEqual(['6 l0 28.5'])
  expect(gearOf({ kind: 'lever', from: [30, 59], at: 'knees' })).toHaveLength(2)
})

test('a bent hand is drawn over its ring, a gripping hand under it', () => {
  const gear = [{ kind: 'rings' as const }]
  const hang: Pose = { arm: [0, 0] }
  const ringIsBeforeArm = (pose: Pose) => {
    const tones = tonesOf(figure([pose, {}], { gear, floor: false, arrow: false }))
    return tones.lastIndexOf('gear 6') > tones.indexOf('ink 9')
  }
  expect(ringIsBeforeArm(hang)).toBe(true)
  expect(ringIsBeforeArm({ ...hang, hand: 90 })).toBe(false)
})

test('in top view, a shin with a raised knee has a gap over the trunk', () => {
  const lying: Pose = { anchor: { hip: '0 74' }, trunk: 270, foot: 'toward' }
  const gaps = (leg: Pose['leg']) =>
    tonesOf(figure([{ ...lying, leg }, lying], { view: 'above' })).filter(
      (tone) => tone === 'gap 15',
    )
  expect(gaps(['toward', 90])).toHaveLength(1)
  expect(gaps([90, 90])).toHaveLength(0)
})

const arrowsOf = (source: FigureSource) =>
  poseFigure(source).phases.map((shapes) => shapes.filter(({ tone }) => tone === 'sign').length)

test('an arrow points to the next phase unless disabled', () => {
  const squat: Pose[] = [{}, { trunk: 15, leg: [75, 210] }]
  expect(arrowsOf(figure(squat))).toEqual([1, 0])
  expect(arrowsOf(figure(squat, { arrow: false }))).toEqual([0, 0])
})

test('an alternating figure has an arrow only for a named joint', () => {
  const step: Pose[] = [{ arm: [165, 165] }, { arm: [90, 90] }]
  expect(arrowsOf(figure(step, { sides: 'alternate' }))).toEqual([0, 1])
  expect(arrowsOf(figure(step, { sides: 'alternate', arrow: 'hand' }))).toEqual([1, 1])
})

test('a phase with its own arrow shows it, even the last phase', () => {
  const lift: Pose = { arm: [90, 0], arrow: 'up and down' }
  expect(arrowsOf(figure([lift, lift]))).toEqual([1, 1])
  expect(arrowsOf(figure([lift, lift], { arrow: false }))).toEqual([0, 0])
})

test('in front view, both sides have an arrow', () => {
  const raise: Pose[] = [{ arm: [165, 165] }, { arm: [90, 90] }]
  expect(arrowsOf(figure(raise, { view: 'front' }))).toEqual([2, 0])
})

test('a walking figure has no arrow', () => {
  const anchor = { hip: '0 70' }
  const one: Pose = { anchor, leg: [75, 180], otherLeg: [195, 270] }
  const other: Pose = { anchor, leg: [195, 270], otherLeg: [75, 180] }
  expect(arrowsOf(figure([one, other]))).toEqual([0, 0])
})

test("a phase's sign shows above it, the sign for sides above the last phase", () => {
  const source = figure([{ sign: 'slow' }, {}], { sides: 'one side, then the other', arrow: false })
  const [first = [], last = []] = poseFigure(source).phases
  const signs = (shapes: typeof first) => shapes.filter(({ tone }) => tone === 'sign').length
  expect([signs(first), signs(last)]).toEqual([1, 1])
})

test('the quick sign and numbers each have their own shape', () => {
  const phases = (['quick', '1', '2', '3', '4'] as const).map((sign) => ({ sign }))
  const drawn = poseFigure(figure(phases, { arrow: false })).phases.map(
    (shapes) => shapes.find(({ tone }) => tone === 'sign')?.path,
  )
  expect(new Set(drawn.filter(Boolean)).size).toBe(5)
})

test('in top view, a sign replaces the floor', () => {
  const pose = { anchor: { hip: '0 74' }, trunk: 270 }
  const [first = []] = poseFigure(figure([pose, pose], { view: 'above' })).phases
  expect(first.some(({ path }) => path === 'M8 150H152')).toBe(false)
  expect(first.filter(({ tone }) => tone === 'sign')).toHaveLength(1)
})
