import { solvePose } from '../../../../packages/figures/body/body'
import {
  directionOf,
  distance,
  middleJoint,
  type Point,
  point,
} from '../../../../packages/figures/body/points'
import type { FigureSource, Pose } from '../../../../packages/figures/language/language'

const body = (pose: Pose, figure: Partial<FigureSource> = {}) =>
  solvePose(pose, { figure: { view: 'side', phases: [pose, pose], ...figure } })

/** A point rounded to one decimal. */
const at = ({ x, h }: Point) => [Math.round(x * 10) / 10 + 0, Math.round(h * 10) / 10 + 0]

test('a standing figure has its ankle half a limb above the floor and its joints straight above it', () => {
  const { near, hip, shoulder, head } = body({})
  // Shin 26 and thigh 28, trunk 32, neck 19. The arm hangs from the shoulder in two parts of 19.
  expect([near.foot, near.toe, hip, shoulder, head, near.hand].map(at)).toEqual([
    [0, 5.5],
    [12, 5.5],
    [0, 59.5],
    [0, 91.5],
    [0, 110.5],
    [0, 53.5],
  ])
})

test('an anchored hand positions the body', () => {
  const bar = { kind: 'bar' as const, x: 3, height: 120 }
  const { shoulder } = body({ anchor: { hand: 'bar' }, arm: [0, 0] }, { gear: [bar] })
  expect(at(shoulder)).toEqual([3, 82])
})

test('a limb bends to its target with its true lengths, elbow back', () => {
  // 24 away with two parts of 15: half the way is 12, so the elbow is 9 off the line.
  expect(at(middleJoint(point(0, 0), point(24, 0), [15, 15], 1))).toEqual([12, 9])
  expect(at(middleJoint(point(0, 0), point(24, 0), [15, 15], -1))).toEqual([12, -9])
  const { near } = body({ arm: '20 91' })
  expect(distance(near.shoulder, near.elbow)).toBeCloseTo(19)
  expect(distance(near.elbow, near.hand)).toBeCloseTo(19)
  expect(at(near.hand)).toEqual([20, 91])
  expect(near.elbow.h).toBeLessThan(91)
})

test('a straight body line tilts until its joint is on the floor', () => {
  const plank: Pose = { anchor: { toe: 'floor' }, line: 'elbow floor', arm: [180, 90] }
  const { near, shoulder, hip } = body(plank)
  expect(near.elbow.h).toBeCloseTo(5.5)
  expect(near.toe.h).toBeCloseTo(5.5)
  expect(distance(near.foot, shoulder)).toBeCloseTo(86)
  expect(directionOf(near.foot, hip)).toBeCloseTo(directionOf(hip, shoulder))
})

test('hands with "start" stay where the first phase has them', () => {
  const first = body({ arm: [90, 0] })
  const pose: Pose = { trunk: 15, arm: 'start' }
  const { near } = solvePose(pose, { figure: { view: 'side', phases: [] }, first })
  expect(at(near.hand)).toEqual(at(first.near.hand))
})

test('in front view the other side is mirrored, and a half-length part points at the viewer', () => {
  const { near, other } = body({ arm: [90, '90 half'], foot: 'toward' }, { view: 'front' })
  expect(at(near.shoulder)).toEqual([9, 91.5])
  expect(at(near.hand)).toEqual([37.5, 91.5])
  expect(at(other.hand)).toEqual([-37.5, 91.5])
  // Feet toward the viewer have no length.
  expect(at(near.toe)).toEqual(at(near.foot))
  expect(at(other.toe)).toEqual(at(other.foot))
})

test('a foot on its toes has a raised heel', () => {
  const { other } = body({ leg: [120, 195], otherLeg: 'toes -30' })
  expect(at(other.toe)).toEqual([-30, 5.5])
  // A foot of 12 at 150 degrees is 10.4 high.
  expect(at(other.foot)).toEqual([-36, 15.9])
})
