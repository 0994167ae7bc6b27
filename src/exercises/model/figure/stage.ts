import { solvePose } from './body'
import type { Body } from './body-parts'
import { mannerOf, phaseShapes } from './draw-phase'
import { extentOf } from './extent'
import type { FigureSource } from './language'
import { FLOOR } from './paths'
import { CELL, type FigureShape } from './strokes'

/** Returns the body of each phase. */
export function bodiesOf(figure: FigureSource): Body[] {
  const bodies: Body[] = []
  for (const pose of figure.phases) bodies.push(solvePose(pose, { figure, first: bodies[0] }))
  return bodies
}

/** Returns the bodies of a figure, and what draws any body between them on the grid of a phase. */
export function stageOf(source: FigureSource) {
  const bodies = bodiesOf(source)
  const manner = mannerOf(bodies, source)
  const onBody = (body: Body) => phaseShapes(body, source, manner)
  const { left, right } = extentOf(bodies.flatMap(onBody))
  const by = CELL / 2 - (left + right) / 2
  const toGrid = (path: string) => shifted(path, by)
  const hasFloor = source.view !== 'above' && source.floor !== false
  const draw = (body: Body): FigureShape[] => [
    ...onBody(body).map((shape) => ({ ...shape, path: toGrid(shape.path) })),
    ...(hasFloor ? [{ tone: 'ink' as const, width: 3, path: `M8 ${FLOOR}H152` }] : []),
  ]
  return { bodies, onBody, toGrid, draw }
}

const shifted = (path: string, by: number) =>
  path.replace(/M(-?[\d.]+)/g, (_, x) => `M${Math.round((Number(x) + by) * 10) / 10}`)
