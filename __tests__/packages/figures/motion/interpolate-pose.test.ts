import { directionOf, distance, type Point } from '../../../../packages/figures/body/points'
import { bodiesOf } from '../../../../packages/figures/draw/stage'
import type { FigureSource, Pose } from '../../../../packages/figures/language/language'
import { interpolatePose } from '../../../../packages/figures/motion/interpolate-pose'
import { movementOf } from '../../../../packages/figures/motion/movement'

/** The body halfway between two poses, and before. */
function halfway(phases: [Pose, Pose], view: FigureSource['view'] = 'side') {
  const [from, to] = bodiesOf({ view, phases })
  if (!from || !to) throw new Error('There are two phases.')
  return { ...interpolatePose(from, to, 0.5), from }
}

const round = ({ x, h }: Point) => [Math.round(x * 10) / 10 + 0, Math.round(h * 10) / 10 + 0]

test('halfway between hanging and forward, arms point halfway at full length', () => {
  const { near } = halfway([{}, { arm: [90, 90] }])
  expect(directionOf(near.shoulder, near.hand)).toBeCloseTo(135)
  expect(distance(near.shoulder, near.hand)).toBeCloseTo(38)
})

test('a raised arm swings forward in side view, sideways in front view', () => {
  const raise: [Pose, Pose] = [{}, { arm: [0, 0] }]
  expect(round(halfway(raise).near.hand)).toEqual([38, 91.5])
  const { near, other } = halfway(raise, 'front')
  expect([round(near.hand), round(other.hand)]).toEqual([
    [47, 91.5],
    [-47, 91.5],
  ])
})

test('planted feet stay, and the hips move down over them', () => {
  const { near, hip } = halfway([{}, { trunk: 15, leg: [75, 210] }])
  expect(round(near.foot)).toEqual([0, 5.5])
  // The shin turns by 15 of 30 degrees, the thigh by 52.5 of 105.
  expect(directionOf(near.knee, near.foot)).toBeCloseTo(195)
  expect(directionOf(near.hip, near.knee)).toBeCloseTo(127.5)
  expect(hip.h).toBeLessThan(59)
})

test('planted hands stay, and the elbows bend as needed', () => {
  const anchor = { toe: 'floor' }
  const { near, from } = halfway([
    { anchor, line: 'hand floor' },
    { anchor, line: 90, arm: 'start' },
  ])
  expect(round(near.hand)).toEqual(round(from.near.hand))
  expect(round(near.toe)).toEqual([0, 5.5])
  expect(distance(near.shoulder, near.elbow)).toBeCloseTo(19)
  expect(distance(near.elbow, near.hand)).toBeCloseTo(19)
})

test('a foot never passes through the floor', () => {
  const { near } = halfway([{}, { trunk: 60, leg: 'floor -40' }])
  expect(Math.min(near.foot.h, near.toe.h)).toBeGreaterThan(5)
})

const down: Pose = { trunk: 15, leg: [75, 210] }

/** Where a squat is after some seconds. */
const at = (seconds: number, top: Pose = {}, bottom: Pose = {}) => {
  const paths = (phases: Pose[], second: number) =>
    JSON.stringify(movementOf({ view: 'side', phases })(second))
  const now = paths([top, { ...down, ...bottom }], seconds)
  if (now === paths([{}, down], 0)) return 'up'
  return now === paths([{}, down], 2) ? 'down' : 'between'
}

test.each<[tempo: string, top: Pose, bottom: Pose, moments: [seconds: number, place: string][]]>([
  [
    'two seconds each way with short pauses, then again',
    {},
    {},
    [
      [1, 'between'],
      [2, 'down'],
      [2.3, 'down'],
      [3.4, 'between'],
      [4.5, 'up'],
      [4.8, 'up'],
    ],
  ],
  [
    'four seconds to a slow phase',
    {},
    { sign: 'slow' },
    [
      [2, 'between'],
      [4, 'down'],
    ],
  ],
  [
    'a pause of two seconds in a hold',
    {},
    { sign: 'hold' },
    [
      [3.9, 'down'],
      [4.5, 'between'],
    ],
  ],
  [
    'the tempo of its poses: three seconds down, one still, one up',
    { seconds: [1, 0] },
    { seconds: [3, 1] },
    [
      [2.5, 'between'],
      [3, 'down'],
      [4, 'down'],
      [4.5, 'between'],
      [5, 'up'],
    ],
  ],
])('an animated movement takes %s', (_tempo, top, bottom, moments) => {
  expect(moments.map(([seconds]) => [seconds, at(seconds, top, bottom)])).toEqual(moments)
})

test('the way up mirrors the way down', () => {
  const shapesAt = movementOf({ view: 'side', phases: [{}, down] })
  expect(shapesAt(3.4)).toEqual(shapesAt(1))
})
