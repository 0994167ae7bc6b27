import type { FigureSource, Pose, View } from './language'

/** A fault as an editor writes it: changes to a phase of the figure, or to another pose. */
export interface FaultSource {
  /** Counted from 1. */
  phase?: number | undefined
  /** The correct pose, if no phase shows it, and its view. */
  right?: Pose | undefined
  view?: View | undefined
  gear?: FigureSource['gear']
  /** Only the differences from the correct pose. */
  wrong: Pose
}

/** A figure that ends with the wrong pose, and the index of the correct one. */
export interface FaultFigure {
  figure: FigureSource
  right: number
}

/**
 * Builds a fault's figure. Unless the fault brings a correct pose, the figure keeps all phases of the
 * exercise, so that "start" and the position on the grid don't change.
 */
export function faultFigure(source: FigureSource, fault: FaultSource): FaultFigure {
  const { phase = 1, view = source.view, gear = source.gear } = fault
  const poses = fault.right ? [fault.right] : source.phases
  const right = fault.right ? 0 : phase - 1
  return {
    figure: {
      view,
      floor: source.floor,
      // The fault may be that the bar is not over the foot.
      gear: gear?.map(({ overFoot: _, ...piece }) => piece),
      arrow: false,
      phases: [...poses, wrongPose(poses[right] ?? {}, fault.wrong)],
    },
    right,
  }
}

/** A wrong trunk replaces a line, and a wrong leg its shin. */
function wrongPose({ line, shin, ...right }: Pose, wrong: Pose): Pose {
  const bends = wrong.trunk !== undefined
  return {
    ...right,
    ...(!bends && { line }),
    ...(!bends && wrong.leg === undefined && { shin }),
    ...wrong,
  }
}
