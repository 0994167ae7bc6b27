interface PlatesPictureProps {
  /** Plates of one side, heaviest first. */
  side: readonly number[]
  /** The heaviest available plate, which fills the drawing's height. */
  heaviest: number
}

/** One side of a loaded bar, from the front. Decorative, because the headline lists the plates. */
export function PlatesPicture({ side, heaviest }: PlatesPictureProps) {
  return (
    <svg viewBox="0 0 320 120" className="w-full max-w-80" aria-hidden="true">
      <path d="M0 60h320" className="stroke-current" strokeWidth="6" />
      <path d="M40 46v28" className="stroke-current" strokeWidth="8" />
      {side.map((plate, index) => {
        const height = 30 + 86 * Math.sqrt(plate / heaviest)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: plates differ only by position
            key={index}
            x={48 + index * 17}
            y={60 - height / 2}
            width="14"
            height={height}
            fill="var(--hull-field)"
          />
        )
      })}
    </svg>
  )
}
