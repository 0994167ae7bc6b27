import { solvePose } from '../body/body'
import type { Body } from '../body/body-parts'
import { extentOf } from '../body/extent'
import type { FigureSource } from '../language/language'
import { figureStyle, phaseShapes } from './draw-phase'
import { FLOOR } from './paths'
import { CELL, type FigureShape, shiftedRight } from './strokes'

export function bodiesOf(figure: FigureSource): Body[] {
  const bodies: Body[] = []
  for (const pose of figure.phases) bodies.push(solvePose(pose, { figure, first: bodies[0] }))
  return bodies
}

/** Returns a figure's bodies, and functions that draw any body between them on a phase's grid. */
export function stageOf(source: FigureSource) {
  const bodies = bodiesOf(source)
  const style = figureStyle(bodies, source)
  const shapesOf = (body: Body) => phaseShapes(body, source, style)
  const { left, right } = extentOf(bodies.flatMap(shapesOf))
  const toGrid = (path: string) => shiftedRight(path, CELL / 2 - (left + right) / 2)
  const hasFloor = source.view !== 'above' && source.floor !== false
  const draw = (body: Body): FigureShape[] => [
    ...shapesOf(body).map((shape) => ({ ...shape, path: toGrid(shape.path) })),
    ...(hasFloor ? [{ tone: 'ink' as const, width: 3, path: `M8 ${FLOOR}H152` }] : []),
  ]
  return { bodies, shapesOf, toGrid, draw }
}
