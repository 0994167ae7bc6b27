interface ReserveChipsProps {
  name: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** Above this a trainee cannot tell. */
const MOST = 5

/** Asks how many more repetitions a set would have allowed. May be left alone. */
export function ReserveChips({ name, value, onChange }: ReserveChipsProps) {
  return (
    <fieldset className="train-chips">
      <legend>Reps left, if you like</legend>
      {Array.from({ length: MOST + 1 }, (_, left) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number itself
          key={left}
          type="button"
          aria-pressed={value === left}
          aria-label={`${name}: ${left}${left === MOST ? '+' : ''} left`}
          onClick={() => onChange(value === left ? undefined : left)}
        >
          {left}
          {left === MOST && '+'}
        </button>
      ))}
    </fieldset>
  )
}
