import { type Body, jointOf } from '../../exercises/model/figure/body-parts'
import { type FaultSource, faultFigure } from '../../exercises/model/figure/faults'
import { type FigureSource, heldJoints } from '../../exercises/model/figure/language'
import { distance } from '../../exercises/model/figure/points'
import { bodiesOf } from '../../exercises/model/figure/stage'
import { barMistakes } from './hold-mistakes'
import { judgePoses } from './judge-poses'
import { type PoseMistake, units } from './pose-mistake'

/** What a joint has to be off for a reader to see it in a small picture. */
const SEEN = 6

/** Returns what is wrong with how a fault is drawn. Takes a figure that is in order. */
export function judgeFault(source: FigureSource, fault: FaultSource): PoseMistake[] {
  const { phase, right: own, view } = fault
  const count = source.phases.length
  if ((phase === undefined) === (own === undefined)) {
    const message = `Found ${own ? 'both' : 'neither'} phase ${own ? 'and' : 'nor'} right; write one of them: the number of the phase that is right, or a pose that is.`
    return [{ path: [], message }]
  }
  if (phase && phase > count)
    return [{ path: ['phase'], message: `Found ${phase}; the figure has ${count} phases.` }]
  if (view && !own)
    return [{ path: ['view'], message: 'A view needs right, the pose that is seen from there.' }]
  const { figure, right } = faultFigure(source, fault)
  const wrong = figure.phases.length - 1
  const mistakes = judgePoses(figure).flatMap(({ path: [list, place, ...rest], message }) => {
    if (list === 'phases' && place === wrong) return [{ path: ['wrong', ...rest], message }]
    if (list === 'phases' && place === undefined) return [{ path: [], message }]
    if (!own) return []
    return [{ path: list === 'phases' ? ['right', ...rest] : ['gear'], message }]
  })
  if (mistakes.length > 0) return mistakes
  const bodies = bodiesOf(figure)
  const [good, bad] = [bodies[right], bodies[wrong]]
  if (!good || !bad) return []
  // What holds on to a bar where it is right does so where it is wrong.
  const lost = barMistakes(figure, [good]).length > 0 ? [] : barMistakes(figure, [bad])
  if (lost.length > 0) return lost.map(({ message }) => ({ path: ['wrong'], message }))
  if (bad.back && figure.view === 'side') return []
  const off = furthest(good, bad)
  if (off >= SEEN) return []
  const message = `The wrong pose differs by ${units(off)} from the right one; nobody sees less than ${SEEN}, so show more of the fault.`
  return [{ path: ['wrong'], message }]
}

/** How far the joint is that is furthest from its place in the other body. */
const furthest = (one: Body, other: Body): number =>
  Math.max(
    ...(['near', 'other'] as const).flatMap((side) =>
      heldJoints.map((joint) => distance(jointOf(one, joint, side), jointOf(other, joint, side))),
    ),
  )
