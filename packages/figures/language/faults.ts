import type { FaultSource, FigureSource } from './language'

/**
 * Builds a fault's figure, which ends with the wrong pose, and the index of the right pose in it. Unless the
 * fault brings a right pose, the figure keeps all phases of the exercise, so that "start" and the position on
 * the grid don't change.
 */
export function faultFigure(source: FigureSource, fault: FaultSource) {
  const { phase = 1, view = source.view, gear = source.gear, wrong } = fault
  const poses = fault.right ? [fault.right] : source.phases
  const right = fault.right ? 0 : phase - 1
  const { line, shin, ...kept } = poses[right] ?? {}
  // A wrong trunk replaces a line, and a wrong leg its shin.
  const keepsLine = wrong.trunk === undefined
  const keepsShin = keepsLine && wrong.leg === undefined
  const wrongPose = { ...kept, ...(keepsLine && { line }), ...(keepsShin && { shin }), ...wrong }
  const figure: FigureSource = {
    view,
    floor: source.floor,
    // The fault may be that the bar is not over the foot.
    gear: gear?.map(({ overFoot: _, ...piece }) => piece),
    arrow: false,
    phases: [...poses, wrongPose],
  }
  return { figure, right }
}
