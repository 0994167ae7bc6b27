import { point } from '../body/points'
import { isFixed } from '../language/gear-kinds'
import type { FigureSource } from '../language/language'
import { arrowPaths, liftArrow } from './arrows'
import { signShape } from './signs'
import { stageOf } from './stage'
import type { Figure, FigureShape } from './strokes'

/** Lower left corners of signs above a phase. */
const LEFT = point(4, 130)
const RIGHT = point(136, 130)

/** Draws a figure from its poses: bodies, equipment, arrows and signs. */
export function poseFigure(source: FigureSource): Figure {
  const { bodies, shapesOf, toGrid, draw } = stageOf(source)
  const { view, gear = [], arrow, sides } = source
  const phases = bodies.map((body, index): FigureShape[] => {
    const next = bodies[index + 1]
    const pose = source.phases[index]
    // Views from above and alternating exercises get arrows only if the editor names a joint.
    const hasArrows = arrow ?? (view !== 'above' && sides !== 'alternate')
    const arrowsToNext = () => {
      if (!next || !hasArrows) return []
      const carries = gear.some((piece) => !isFixed(piece) && piece.at !== 'feet')
      return arrowPaths(body, next, { shapes: shapesOf(body), carries, joint: arrow || undefined })
    }
    const arrows = pose?.arrow && arrow !== false ? [liftArrow(body)] : arrowsToNext()
    return [
      ...draw(body),
      ...arrows.map((path): FigureShape => ({ tone: 'sign', width: 4, path: toGrid(path) })),
      ...(pose?.sign ? [signShape(pose.sign, LEFT)] : []),
      ...(view === 'above' && index === 0 ? [signShape('from above', LEFT)] : []),
      ...(sides && !next ? [signShape(sides, RIGHT)] : []),
    ]
  })
  return { phases }
}
