import { type Plates, plateWeights } from '../../../lib/training/plates'
import type { Unit } from '../../../lib/vocabulary'

/** A plate's share of the largest one's height, at least: the small ones must be seen. */
const SMALLEST = 0.28

/** What to put on a side of the bar, drawn from the middle outward, and said in words. */
export function PlatesFigure({ plates, bar, unit }: { plates: Plates; bar: number; unit: Unit }) {
  const { side, total, missing } = plates
  const heaviest = plateWeights[unit][0] ?? 1
  if (missing < 0) {
    return (
      <p className="text-sm">
        Lighter than your bar of {bar} {unit}. Take a lighter bar, or dumbbells.
      </p>
    )
  }
  const words =
    side.length > 0 ? `On each side: ${side.join(', ')} ${unit}` : `The empty bar: ${bar} ${unit}`
  return (
    <figure className="train-plates">
      <svg viewBox="0 0 240 88" aria-hidden="true" focusable="false">
        <path d="M0 44h240" />
        <path d="M40 36v16" />
        {side.map((plate, index) => {
          const height = 80 * (SMALLEST + (1 - SMALLEST) * Math.sqrt(plate / heaviest))
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: plates of one weight differ by their place alone
              key={index}
              x={46 + index * 18}
              y={44 - height / 2}
              width="14"
              height={height}
              rx="2"
            />
          )
        })}
      </svg>
      <figcaption className="text-sm">
        {words}
        {missing > 0 && `, which makes ${total} ${unit}: ${missing} ${unit} short`}.
      </figcaption>
    </figure>
  )
}
