import type { Unit } from '../../lib/vocabulary'
import { gymPlates, platesFor, platesFromPairs } from '../../tools/model/plates'
import { PlatesPicture } from '../../tools/plates-picture'

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
  if (!plates) {
    return (
      <p className="text-sm">
        Lighter than your bar of {bar} {unit}. Take a lighter bar, or dumbbells.
      </p>
    )
  }
  const { side, total, missing } = plates
  return (
    <figure className="mb-4">
      <PlatesPicture side={side} heaviest={gymPlates[unit][0] ?? 1} />
      <figcaption className="text-sm">
        {side.length > 0
          ? `On each side: ${side.join(', ')} ${unit}`
          : `The empty bar: ${bar} ${unit}`}
        {missing > 0 && `, which makes ${total} ${unit}: ${missing} ${unit} short`}.
      </figcaption>
    </figure>
  )
}
