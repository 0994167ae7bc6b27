import { poseFigure } from '../../../../packages/figures/draw/pose-figure'
import type { FigureSource, GearPiece, Pose } from '../../../../packages/figures/language/language'

type Changes = Partial<FigureSource>

const phasesOf = (phases: Pose[], changes: Changes = {}) =>
  poseFigure({ view: 'side', phases, ...changes }).phases

/** Tones and widths of a figure's first phase. */
const tonesOf = (phases: Pose[], changes?: Changes) =>
  (phasesOf(phases, changes)[0] ?? []).map(({ tone, width }) => `${tone} ${width}`)

test('a standing figure has a chest, leg, head, arm with a gap, and the floor', () => {
  expect(phasesOf([{}, {}])[0]).toEqual([
    { tone: 'ink', width: 11, path: 'M76.3 57l5 6l-3.5 20l-1.5 6Z' },
    { tone: 'ink', width: 11, path: 'M76.3 89l0 28l0 26l12 0' },
    { tone: 'gap', width: 13, path: 'M76.3 64l0 12l0 19' },
    { tone: 'ink', width: 20, path: 'M76.3 38h.01' },
    { tone: 'ink', width: 9, path: 'M76.3 57l0 19l0 19' },
    { tone: 'ink', width: 3, path: 'M8 150H152' },
  ])
})

test.each<[what: string, tones: string, phases: Pose[], changes?: Changes]>([
  [
    'a limb behind first, with a gap around the one in front',
    'far 11, gap 15, ink 11',
    [{ leg: [150, 165], otherLeg: [195, 210] }, {}],
  ],
  ['a raised thigh over the trunk', 'ink 11, gap 15, ink 11', [{}, { leg: [30, 210] }]],
  [
    "a hand over its plate, and the bar's end over the hand",
    'ink 11, ink 11, gap 10, gear 6, gap 13, gap 24, ink 20, ink 9, gear 5, ink 3',
    [{ arm: [90, 0] }, {}],
    { gear: [{ kind: 'barbell' }], arrow: false },
  ],
])('a figure draws %s', (_what, tones, phases, changes = {}) => {
  expect(tonesOf(phases, changes).join(', ')).toMatch(new RegExp(`^${tones}`))
})

test.each<[what: string, strokes: (string | object)[], piece: GearPiece, view?: 'front']>([
  // Shoulders 18 apart, and arms of 38 on both sides.
  ['a band without an anchor runs from hand to hand', ['3 l-94 0'], { kind: 'band' }, 'front'],
  ['a lever is a rod to the hand', ['6 l0 28.5'], { kind: 'lever', from: [38, 120] }],
  [
    'a lever has a pad if it meets a joint',
    [expect.stringMatching(/^6 l/), '14 h.01'],
    { kind: 'lever', from: [30, 59], at: 'knees' },
  ],
])('%s', (_what, strokes, piece, view = undefined) => {
  const changes = { ...(view && { view }), gear: [piece] }
  const [first = []] = phasesOf([{ arm: [90, 90] }, {}], changes)
  const drawn = first
    .filter(({ tone }) => tone === 'gear')
    .map(({ width, path }) => `${width} ${path.replace(/^M.*?(?=[a-z])/, '')}`)
  expect(drawn).toEqual(strokes)
})

test.each<[what: string, isBefore: boolean, pose: Pose]>([
  ['gripping hand under', true, { arm: [0, 0] }],
  ['bent hand over', false, { arm: [0, 0], hand: 90 }],
])('a figure draws a %s its ring', (_what, isBefore, pose) => {
  const tones = tonesOf([pose, {}], { gear: [{ kind: 'rings' }], floor: false, arrow: false })
  expect(tones.lastIndexOf('gear 6') > tones.indexOf('ink 9')).toBe(isBefore)
})

test('in top view, a shin with a raised knee has a gap over the trunk', () => {
  const lying: Pose = { anchor: { hip: '0 74' }, trunk: 270, foot: 'toward' }
  const hasGap = (leg: Pose['leg']) =>
    tonesOf([{ ...lying, leg }, lying], { view: 'above' }).includes('gap 15')
  expect(hasGap(['toward', 90])).toBe(true)
  expect(hasGap([90, 90])).toBe(false)
})

const squat: Pose[] = [{}, { trunk: 15, leg: [75, 210] }]
const raise: Pose[] = [{ arm: [165, 165] }, { arm: [90, 90] }]
const lift: Pose = { arm: [90, 0], arrow: 'up and down' }
const anchor = { hip: '0 70' }
const walk: Pose[] = [
  { anchor, leg: [75, 180], otherLeg: [195, 270] },
  { anchor, leg: [195, 270], otherLeg: [75, 180] },
]
const lying: Pose = { anchor: { hip: '0 74' }, trunk: 270 }

test.each<[what: string, signs: number[], phases: Pose[], changes?: Changes]>([
  ['an arrow to the next phase', [1, 0], squat],
  ['no arrow if disabled', [0, 0], squat, { arrow: false }],
  ['only a sign if the sides alternate', [0, 1], raise, { sides: 'alternate' }],
  ['an arrow for a named joint too', [1, 1], raise, { sides: 'alternate', arrow: 'hand' }],
  ["each phase's own arrow, even in the last", [1, 1], [lift, lift]],
  ['an arrow on both sides in front view', [2, 0], raise, { view: 'front' }],
  ['no arrow for walking', [0, 0], walk],
  [
    "a phase's sign, and the sign for sides above the last phase",
    [1, 1],
    [{ sign: 'slow' }, {}],
    { sides: 'one side, then the other', arrow: false },
  ],
  ['a sign in top view', [1, 0], [lying, lying], { view: 'above' }],
])('a figure has %s', (_what, signs, phases, changes = {}) => {
  const drawn = phasesOf(phases, changes)
  expect(drawn.map((shapes) => shapes.filter(({ tone }) => tone === 'sign').length)).toEqual(signs)
  const hasFloor = drawn.flat().some(({ path }) => path === 'M8 150H152')
  expect(hasFloor).toBe(changes.view !== 'above')
})

test('the quick sign and numbers each have their own shape', () => {
  const phases = (['quick', '1', '2', '3', '4'] as const).map((sign) => ({ sign }))
  const drawn = phasesOf(phases, { arrow: false }).map(
    (shapes) => shapes.find(({ tone }) => tone === 'sign')?.path,
  )
  expect(new Set(drawn.filter(Boolean)).size).toBe(5)
})
