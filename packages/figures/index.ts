export { drawFault } from './draw/draw-fault'
export { drawPoses } from './draw/draw-poses'
export { type DrawnFigure, faultBeside, figureGroup, pictureOf } from './draw/picture'
export {
  CELL,
  FAR_OPACITY,
  type FigureShape,
  type FigureStroke,
  type FigureTone,
  sideBySide,
  tonePaint,
} from './draw/strokes'
export { judgeFault } from './judge/judge-fault'
export { judgePoses } from './judge/judge-poses'
export type { PoseMistake } from './judge/pose-mistake'
export {
  type FaultSource,
  type FigureSource,
  faultSchema,
  figureParts,
  figureSchema,
} from './language/language'
export { movementOf } from './motion/movement'
