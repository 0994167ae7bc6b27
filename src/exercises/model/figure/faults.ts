import type { FigureSource, Pose, View } from './language'

/** A fault as an editor draws it: what is wrong about a phase of the figure, or about a pose of its own. */
export interface FaultSource {
  /** Counted from 1. */
  phase?: number | undefined
  /** What is right where no phase shows it, and from where one looks at it. */
  right?: Pose | undefined
  view?: View | undefined
  gear?: FigureSource['gear']
  /** Only what differs from what is right. */
  wrong: Pose
}

/** A figure that ends with the wrong pose, and the place of the right one among its phases. */
export interface FaultFigure {
  figure: FigureSource
  right: number
}

/**
 * Returns the figure in which a fault is drawn: all phases of the exercise, so that "start" and the place on the grid
 * stay what they are, or the two poses of the fault.
 */
export function faultFigure(source: FigureSource, fault: FaultSource): FaultFigure {
  const { phase = 1, view = source.view, gear = source.gear } = fault
  const poses = fault.right ? [fault.right] : source.phases
  const right = fault.right ? 0 : phase - 1
  return {
    figure: {
      view,
      floor: source.floor,
      // A fault may be that the bar is not over the foot.
      gear: gear?.map(({ overFoot: _, ...piece }) => piece),
      arrow: false,
      phases: [...poses, wrongPose(poses[right] ?? {}, fault.wrong)],
    },
    right,
  }
}

/** A trunk that is said takes the place of a line, and a leg that of its shin. */
function wrongPose({ line, shin, ...right }: Pose, wrong: Pose): Pose {
  const bends = wrong.trunk !== undefined
  return {
    ...right,
    ...(!bends && { line }),
    ...(!bends && wrong.leg === undefined && { shin }),
    ...wrong,
  }
}
