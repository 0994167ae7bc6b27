import { useEffect, useRef, useState } from 'react'
import { Button } from '../button'

interface ReserveChipsProps {
  name: string
  value: number | undefined
  /** Whether it asks by itself: of other sets it says what was answered, and asks once it is tapped. */
  isAsking: boolean
  onChange: (value: number | undefined) => void
}

/** Above this a trainee cannot tell. */
const MOST = 5

/** Returns what a set left, as it is asked: '2', '5+'. */
export const leftText = (left: number) => `${left}${left === MOST ? '+' : ''}`

/**
 * How many more repetitions a done set would have allowed: asked, and answered for as long as one likes. Open and
 * folded are equally high, so that no row moves away from a tap.
 */
export function ReserveChips({ name, value, isAsking, onChange }: ReserveChipsProps) {
  const [isOpen, setOpen] = useState(false)
  const answers = useRef<HTMLFieldSetElement>(null)
  // What was tapped to open them is gone.
  useEffect(() => {
    if (isOpen) answers.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isOpen])
  if (!isAsking && !isOpen) {
    return (
      <Button
        className="train-left"
        aria-label={`${name}: ${value === undefined ? 'Reps left?' : `${leftText(value)} left, change`}`}
        onClick={() => setOpen(true)}
      >
        {value === undefined ? 'Reps left?' : `${leftText(value)} left`}
      </Button>
    )
  }
  return (
    <fieldset ref={answers} className="train-chips">
      <legend className="sr-only">{name}: reps left, if you like</legend>
      <span aria-hidden="true">Reps left</span>
      {Array.from({ length: MOST + 1 }, (_, left) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number itself
          key={left}
          type="button"
          aria-pressed={value === left}
          aria-label={`${name}: ${leftText(left)} left`}
          onClick={() => {
            setOpen(false)
            onChange(value === left ? undefined : left)
          }}
        >
          {leftText(left)}
        </button>
      ))}
    </fieldset>
  )
}
