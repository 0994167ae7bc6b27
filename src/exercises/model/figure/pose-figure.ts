import { arrowPaths } from './arrows'
import { solvePose } from './body'
import type { Body } from './body-parts'
import { isFixed } from './draw-gear'
import { mannerOf, phaseShapes } from './draw-phase'
import { extentOf } from './extent'
import type { FigureSource } from './language'
import { FLOOR } from './paths'
import { signShapes } from './signs'
import { CELL, type Figure, type FigureShape } from './strokes'

/** Returns the body of each phase. */
export function bodiesOf(figure: FigureSource): Body[] {
  const bodies: Body[] = []
  for (const pose of figure.phases) bodies.push(solvePose(pose, { figure, first: bodies[0] }))
  return bodies
}

/** Returns what a figure of poses draws. */
export function poseFigure(source: FigureSource): Figure {
  const bodies = bodiesOf(source)
  const manner = mannerOf(bodies, source)
  const drawn = bodies.map((body) => phaseShapes(body, source, manner))
  const arrows = bodies.map((body, index) => {
    const next = bodies[index + 1]
    if (!next || source.view === 'above' || source.arrow === false || source.sides === 'alternate')
      return []
    return arrowPaths(body, next, {
      shapes: drawn[index] ?? [],
      isSide: source.view === 'side',
      carries: source.gear?.some((piece) => !isFixed(piece) && piece.at !== 'feet') ?? false,
      joint: source.arrow,
    })
  })
  const { left, right } = extentOf(drawn.flat())
  const by = CELL / 2 - (left + right) / 2
  const phases = drawn.map((shapes, index): FigureShape[] => {
    const pose = source.phases[index]
    const last = index === source.phases.length - 1
    const signs = [
      ...(pose?.sign ? signShapes(pose.sign, { x: 4, h: 130 }) : []),
      ...(source.view === 'above' && index === 0 ? signShapes('from above', { x: 4, h: 130 }) : []),
      ...(source.sides && last ? signShapes(source.sides, { x: 136, h: 130 }) : []),
    ]
    return [
      ...shapes.map((shape) => ({ ...shape, path: shifted(shape.path, by) })),
      ...(source.view === 'above' || source.floor === false
        ? []
        : [{ tone: 'ink' as const, width: 3, path: `M8 ${FLOOR}H152` }]),
      ...(arrows[index] ?? []).map((path) => ({
        tone: 'sign' as const,
        width: 4,
        path: shifted(path, by),
      })),
      ...signs.map(({ width, path }) => ({ tone: 'sign' as const, width, path })),
    ]
  })
  return { phases }
}

const shifted = (path: string, by: number) =>
  path.replace(/M(-?[\d.]+)/g, (_, x) => `M${short(Number(x) + by)}`)
const short = (value: number) => String(Math.round(value * 10) / 10)
