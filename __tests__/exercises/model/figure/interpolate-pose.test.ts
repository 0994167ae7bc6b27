import { interpolatePose } from '../../../../src/exercises/model/figure/interpolate-pose'
import type { FigureSource, Pose } from '../../../../src/exercises/model/figure/language'
import { movementOf } from '../../../../src/exercises/model/figure/movement'
import { directionOf, distance } from '../../../../src/exercises/model/figure/points'
import { bodiesOf } from '../../../../src/exercises/model/figure/stage'

const between = (phases: [Pose, Pose], part: number, more: Partial<FigureSource> = {}) => {
  const figure: FigureSource = { view: 'side', ...more, phases }
  const [from, to] = bodiesOf(figure)
  if (!from || !to) throw new Error('There are two phases.')
  return interpolatePose(from, to, part)
}

const round = ({ x, h }: { x: number; h: number }) => [
  Math.round(x * 10) / 10 + 0,
  Math.round(h * 10) / 10 + 0,
]

test('halfway between hanging and forward, arms point halfway at full length', () => {
  const { near } = between([{}, { arm: [90, 90] }], 0.5)
  expect(directionOf(near.shoulder, near.hand)).toBeCloseTo(135)
  expect(distance(near.shoulder, near.hand)).toBeCloseTo(38)
})

test('a raised arm swings forward in side view, sideways in front view', () => {
  const raise: [Pose, Pose] = [{}, { arm: [0, 0] }]
  const side = between(raise, 0.5).near
  expect(round(side.hand)).toEqual([38, 91.5])
  const { near, other } = between(raise, 0.5, { view: 'front' })
  expect([round(near.hand), round(other.hand)]).toEqual([
    [47, 91.5],
    [-47, 91.5],
  ])
})

test('planted feet stay, and the hips move down over them', () => {
  const { near, hip } = between([{}, { trunk: 15, leg: [75, 210] }], 0.5)
  expect(round(near.foot)).toEqual([0, 5.5])
  // The shin turns by 15 of 30 degrees, the thigh by 52.5 of 105.
  expect(directionOf(near.knee, near.foot)).toBeCloseTo(195)
  expect(directionOf(near.hip, near.knee)).toBeCloseTo(127.5)
  expect(hip.h).toBeLessThan(59)
})

test('planted hands stay, and the elbows bend as needed', () => {
  const { near } = between(
    [
      { anchor: { toe: 'floor' }, line: 'hand floor' },
      { anchor: { toe: 'floor' }, line: 90, arm: 'start' },
    ],
    0.5,
  )
  const [start] = bodiesOf({
    view: 'side',
    phases: [{ anchor: { toe: 'floor' }, line: 'hand floor' }],
  })
  expect(round(near.hand)).toEqual(round(start?.near.hand ?? near.toe))
  expect(round(near.toe)).toEqual([0, 5.5])
  expect(distance(near.shoulder, near.elbow)).toBeCloseTo(19)
  expect(distance(near.elbow, near.hand)).toBeCloseTo(19)
})

test('a foot never passes through the floor', () => {
  const { near } = between([{ leg: [180, 180] }, { trunk: 60, leg: 'floor -40' }], 0.5)
  expect(Math.min(near.foot.h, near.toe.h)).toBeGreaterThan(5)
})

describe('an animated movement', () => {
  const trunks = (source: FigureSource, seconds: number) =>
    movementOf(source)(seconds).map(({ path }) => path)
  const phases: [Pose, Pose] = [{}, { trunk: 15, leg: [75, 210] }]

  test('takes two seconds each way with short pauses, then repeats', () => {
    const squat: FigureSource = { view: 'side', phases }
    const [up, down] = [trunks(squat, 0), trunks(squat, 2)]
    expect(down).not.toEqual(up)
    expect(trunks(squat, 2.3)).toEqual(down)
    expect(trunks(squat, 4.5)).toEqual(up)
    expect(trunks(squat, 3.4)).toEqual(trunks(squat, 1))
    expect(trunks(squat, 4.8)).toEqual(up)
  })

  test('slows down for a slow phase and pauses on a hold', () => {
    const of = (sign: Pose['sign']): FigureSource => ({
      view: 'side',
      phases: [{}, { ...phases[1], sign }],
    })
    const bottom = trunks(of(undefined), 2)
    expect(trunks(of('slow'), 2)).not.toEqual(bottom)
    expect(trunks(of('slow'), 4)).toEqual(bottom)
    expect(trunks(of('hold'), 3.9)).toEqual(bottom)
    expect(trunks(of('hold'), 4.5)).not.toEqual(bottom)
  })
  test('follows the tempo of its poses: three seconds down, one still, one up', () => {
    const of = (seconds?: [[number, number], [number, number]]): FigureSource => ({
      view: 'side',
      phases: [
        { ...phases[0], ...(seconds && { seconds: seconds[0] }) },
        { ...phases[1], ...(seconds && { seconds: seconds[1] }) },
      ],
    })
    const [top, bottom] = [trunks(of(), 0), trunks(of(), 2)]
    const tempo = of([
      [1, 0],
      [3, 1],
    ])
    expect(trunks(tempo, 2.5)).not.toEqual(bottom)
    expect(trunks(tempo, 3)).toEqual(bottom)
    expect(trunks(tempo, 4)).toEqual(bottom)
    expect(trunks(tempo, 4.5)).not.toEqual(bottom)
    expect(trunks(tempo, 5)).toEqual(top)
  })
})
