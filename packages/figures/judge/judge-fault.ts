import { type Body, jointOf } from '../body/body-parts'
import { distance } from '../body/points'
import { bodiesOf } from '../draw/stage'
import { faultFigure } from '../language/faults'
import { type FaultSource, type FigureSource, heldJoints } from '../language/language'
import { barMistakes } from './hold-mistakes'
import { judgePoses } from './judge-poses'
import { formatUnits, type PoseMistake } from './pose-mistake'

/** Smallest joint shift, in grid units, that readers notice in a small picture. */
const VISIBLE_SHIFT = 6

/** Finds mistakes in a drawn fault. Expects a valid figure. */
export function judgeFault(source: FigureSource, fault: FaultSource): PoseMistake[] {
  const { phase, right: rightPose, view } = fault
  const count = source.phases.length
  if ((phase === undefined) === (rightPose === undefined)) {
    const message = `Found ${rightPose ? 'both' : 'neither'} phase ${rightPose ? 'and' : 'nor'} right; write one: the number of the correct phase, or a correct pose.`
    return [{ path: [], message }]
  }
  if (phase && phase > count)
    return [{ path: ['phase'], message: `Found ${phase}; the figure has ${count} phases.` }]
  if (view && !rightPose)
    return [
      { path: ['view'], message: 'A view needs the right field: the correct pose from that side.' },
    ]
  const { figure, right } = faultFigure(source, fault)
  const wrong = figure.phases.length - 1
  const mistakes = judgePoses(figure).flatMap(({ path: [list, place, ...rest], message }) => {
    if (list === 'phases' && place === wrong) return [{ path: ['wrong', ...rest], message }]
    if (list === 'phases' && place === undefined) return [{ path: [], message }]
    if (!rightPose) return []
    return [{ path: list === 'phases' ? ['right', ...rest] : ['gear'], message }]
  })
  if (mistakes.length > 0) return mistakes
  const bodies = bodiesOf(figure)
  const [rightBody, wrongBody] = [bodies[right], bodies[wrong]]
  if (!rightBody || !wrongBody) return []
  // A right pose that holds a bar needs a wrong pose that holds it too.
  const lostGrips =
    barMistakes(figure, [rightBody]).length > 0 ? [] : barMistakes(figure, [wrongBody])
  if (lostGrips.length > 0) return lostGrips.map(({ message }) => ({ path: ['wrong'], message }))
  if (wrongBody.back && figure.view === 'side') return []
  const shift = largestShift(rightBody, wrongBody)
  if (shift >= VISIBLE_SHIFT) return []
  const message = `The wrong pose differs by ${formatUnits(shift)} from the right one; at least ${VISIBLE_SHIFT} are needed, so show more of the fault.`
  return [{ path: ['wrong'], message }]
}

/** Largest distance between the same joint in two bodies. */
const largestShift = (body: Body, otherBody: Body): number =>
  Math.max(
    ...(['near', 'other'] as const).flatMap((side) =>
      heldJoints.map((joint) =>
        distance(jointOf(body, joint, side), jointOf(otherBody, joint, side)),
      ),
    ),
  )
