import type { Unit } from '../../lib/vocabulary'
import { gymPlates, platesFor, platesFromPairs } from '../../tools/model/plates'

/** Least height of a plate as a share of the largest, so that small plates stay visible. */
const MIN_HEIGHT = 0.28

/** Number of plates that fit in the drawing. */
const MAX_PLATES = 10

interface PlatesFigureProps {
  load: number
  bar: number
  unit: Unit
  /** The pairs of plates that the trainee owns. */
  owned: readonly number[] | undefined
}

/** Plates for one side of the bar, from the middle outward, as a drawing and as text. */
export function PlatesFigure({ load, bar, unit, owned }: PlatesFigureProps) {
  const plates = owned?.length
    ? platesFromPairs(load, bar, owned)
    : platesFor(load, bar, gymPlates[unit])
  const heaviest = gymPlates[unit][0] ?? 1
  if (!plates) {
    return (
      <p className="text-sm">
        Lighter than your bar of {bar} {unit}. Take a lighter bar, or dumbbells.
      </p>
    )
  }
  const { side, total, missing } = plates
  const words =
    side.length > 0 ? `On each side: ${side.join(', ')} ${unit}` : `The empty bar: ${bar} ${unit}`
  return (
    <figure className="train-plates mb-4">
      <svg className="w-full max-w-80" viewBox="0 0 240 88" aria-hidden="true" focusable="false">
        <path d="M0 44h240" />
        <path d="M40 36v16" />
        {side.slice(0, MAX_PLATES).map((plate, index) => {
          const height = 80 * (MIN_HEIGHT + (1 - MIN_HEIGHT) * Math.sqrt(plate / heaviest))
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: plates of one weight differ only by position
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
