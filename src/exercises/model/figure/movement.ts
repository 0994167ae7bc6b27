import { interpolatePose } from './interpolate-pose'
import type { FigureSource } from './language'
import { stageOf } from './stage'
import type { FigureShape } from './strokes'

/** Seconds where the poses say none: from one of two phases to the other, slowly, from one of several to the next, and at a phase. */
const STEP = 2
const SLOW = 4
const SHORT_STEP = 1.2
const HOLD = 2
const REST = 0.4

/** A way from one phase to another, and how long the body then stays there. */
interface Step {
  from: number
  to: number
  moves: number
  stays: number
}

/** Returns the ways through all phases and back to the first. */
function stepsOf({ phases }: FigureSource): Step[] {
  const last = phases.length - 1
  return Array.from({ length: 2 * last }, (_, index) => {
    const [from, to] = index < last ? [index, index + 1] : [2 * last - index, 2 * last - index - 1]
    const { sign, seconds = [] } = phases[to] ?? {}
    const usual = sign === 'slow' ? SLOW : last > 1 ? SHORT_STEP : STEP
    const [moves = usual, stays = sign === 'hold' ? HOLD : REST] = seconds
    return { from, to, moves, stays }
  })
}

/** Faster in the middle, as bodies are. */
const eased = (part: number) => (1 - Math.cos(Math.PI * part)) / 2

/** Returns what a figure shows so many seconds after it began to move. It goes on without end. */
export function movementOf(source: FigureSource): (seconds: number) => FigureShape[] {
  const { bodies, draw } = stageOf(source)
  const steps = stepsOf(source)
  const whole = steps.reduce((sum, { moves, stays }) => sum + moves + stays, 0)
  return (seconds) => {
    let left = seconds % whole
    // What sums of seconds lose by rounding is the beginning again.
    const step =
      steps.find(({ moves, stays }) => {
        if (left < moves + stays) return true
        left -= moves + stays
        return false
      }) ?? steps[0]
    const [from, to] = [bodies[step?.from ?? 0], bodies[step?.to ?? 0]]
    if (!step || !from || !to) return []
    const part = eased(Math.min(1, left / step.moves))
    return draw(interpolatePose(from, to, part, source.view === 'side'))
  }
}
