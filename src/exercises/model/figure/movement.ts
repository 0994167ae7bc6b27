import { interpolatePose } from './interpolate-pose'
import type { FigureSource } from './language'
import { stageOf } from './stage'
import type { FigureShape } from './strokes'

/** Default seconds between two phases, slowly, between several phases, of a hold and of a pause. */
const STEP_SECONDS = 2
const SLOW_SECONDS = 4
const SHORT_STEP_SECONDS = 1.2
const HOLD_SECONDS = 2
const PAUSE_SECONDS = 0.4

/** A transition between phases, and the pause after it. */
interface Step {
  from: number
  to: number
  moves: number
  stays: number
}

/** Returns the transitions through all phases and back to the first. */
function movementSteps({ phases }: FigureSource): Step[] {
  const last = phases.length - 1
  return Array.from({ length: 2 * last }, (_, index) => {
    const [from, to] = index < last ? [index, index + 1] : [2 * last - index, 2 * last - index - 1]
    const { sign, seconds = [] } = phases[to] ?? {}
    const defaultMove =
      sign === 'slow' ? SLOW_SECONDS : last > 1 ? SHORT_STEP_SECONDS : STEP_SECONDS
    const [moves = defaultMove, stays = sign === 'hold' ? HOLD_SECONDS : PAUSE_SECONDS] = seconds
    return { from, to, moves, stays }
  })
}

/** Eases in and out, as bodies do. */
const ease = (part: number) => (1 - Math.cos(Math.PI * part)) / 2

/** Returns a function from seconds since the start to a frame's shapes. Loops forever. */
export function movementOf(source: FigureSource): (seconds: number) => FigureShape[] {
  const { bodies, draw } = stageOf(source)
  const steps = movementSteps(source)
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
    const [from, to] = [bodies[step?.from ?? 0], bodies[step?.to ?? 0]]
    if (!step || !from || !to) return []
    const part = ease(Math.min(1, remaining / step.moves))
    return draw(interpolatePose(from, to, part))
  }
}
