import { arrowPaths, liftArrow } from './arrows'
import { isFixed } from './gear-kinds'
import type { FigureSource } from './language'
import { signShape } from './signs'
import { stageOf } from './stage'
import type { Figure, FigureShape } from './strokes'

/** Draws a figure from its poses: bodies, equipment, arrows and signs. */
export function poseFigure(source: FigureSource): Figure {
  const { bodies, shapesOf, toGrid, draw } = stageOf(source)
  const { view, gear, arrow, sides } = source
  const phases = bodies.map((body, index): FigureShape[] => {
    const next = bodies[index + 1]
    const pose = source.phases[index]
    // Views from above and alternating exercises get arrows only if the editor names a joint.
    const hasArrows = arrow ?? (view !== 'above' && sides !== 'alternate')
    const arrows =
      pose?.arrow && arrow !== false
        ? [liftArrow(body)]
        : next && hasArrows
          ? arrowPaths(body, next, {
              shapes: shapesOf(body),
              isSide: view === 'side',
              carries: gear?.some((piece) => !isFixed(piece) && piece.at !== 'feet') ?? false,
              joint: arrow || undefined,
            })
          : []
    const signs = [
      ...(pose?.sign ? [signShape(pose.sign, { x: 4, h: 130 })] : []),
      ...(view === 'above' && index === 0 ? [signShape('from above', { x: 4, h: 130 })] : []),
      ...(sides && !next ? [signShape(sides, { x: 136, h: 130 })] : []),
    ]
    return [
      ...draw(body),
      ...arrows.map((path) => ({ tone: 'sign' as const, width: 4, path: toGrid(path) })),
      ...signs.map(({ width, path }) => ({ tone: 'sign' as const, width, path })),
    ]
  })
  return { phases }
}
