import type { Body } from '../body/body-parts'
import { stageOf } from '../draw/stage'
import type { FigureShape } from '../draw/strokes'
import type { FigureSource } from '../language/language'
import { interpolatePose } from './interpolate-pose'

/** Default seconds between two phases, slowly, between several phases, of a hold and of a pause. */
const STEP_SECONDS = 2
const SLOW_SECONDS = 4
const SHORT_STEP_SECONDS = 1.2
const HOLD_SECONDS = 2
const PAUSE_SECONDS = 0.4

/** Returns the transitions through all phases and back to the first, each with the pause after it. */
function movementSteps({ phases }: FigureSource, bodies: readonly Body[]) {
  const there = bodies.map((body, index) => ({ body, ...phases[index] }))
  const stops = [...there, ...there.slice(0, -1).reverse()]
  const usualMove = phases.length > 2 ? SHORT_STEP_SECONDS : STEP_SECONDS
  return stops.slice(1).map(({ body: to, sign, seconds = [] }, index) => {
    const { body: from = to } = stops[index] ?? {}
    const defaultMove = sign === 'slow' ? SLOW_SECONDS : usualMove
    const [moves = defaultMove, stays = sign === 'hold' ? HOLD_SECONDS : PAUSE_SECONDS] = seconds
    return { from, to, moves, stays }
  })
}

/** Eases in and out, as bodies do. */
const ease = (part: number) => (1 - Math.cos(Math.PI * part)) / 2

/** Returns a function from seconds since the start to a frame's shapes. Loops forever. */
export function movementOf(source: FigureSource): (seconds: number) => FigureShape[] {
  const { bodies, draw } = stageOf(source)
  const steps = movementSteps(source, bodies)
  const totalSeconds = steps.reduce((sum, { moves, stays }) => sum + moves + stays, 0)
  return (seconds) => {
    let remaining = seconds % totalSeconds
    // Start over if rounding leaves a remainder past the last step.
    const step =
      steps.find(({ moves, stays }) => {
        if (remaining < moves + stays) return true
        remaining -= moves + stays
        return false
      }) ?? steps[0]
    if (!step) return []
    const part = ease(Math.min(1, remaining / step.moves))
    return draw(interpolatePose(step.from, step.to, part))
  }
}
