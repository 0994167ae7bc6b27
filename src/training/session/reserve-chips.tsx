import { useEffect, useRef, useState } from 'react'
import { Button } from '../button'

interface ReserveChipsProps {
  name: string
  value: number | undefined
  /** Whether to show the question. Otherwise shows the answer, and the question on tap. */
  isAsking: boolean
  onChange: (value: number | undefined) => void
}

/** Most reps in reserve that a trainee can judge. */
const MAX_LEFT = 5

/** '2', '5+'. */
const leftText = (left: number) => `${left}${left === MAX_LEFT ? '+' : ''}`

/** Asks for a done set's reps in reserve. Open or folded, it has one height, so no row moves under a tap. */
export function ReserveChips({ name, value, isAsking, onChange }: ReserveChipsProps) {
  const [isOpen, setOpen] = useState(false)
  const answers = useRef<HTMLFieldSetElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen) answers.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isOpen])
  if (!isAsking && !isOpen) {
    const answer = value === undefined ? undefined : `${leftText(value)} left`
    return (
      <Button
        className="train-left text-sm text-muted"
        aria-label={`${name}: ${answer ? `${answer}, change` : 'Reps left?'}`}
        onClick={() => setOpen(true)}
      >
        {answer ?? 'Reps left?'}
      </Button>
    )
  }
  return (
    <fieldset ref={answers} className="train-chips grid items-center gap-1">
      <legend className="sr-only">{name}: reps left, if you like</legend>
      <span aria-hidden="true">Reps left</span>
      {Array.from({ length: MAX_LEFT + 1 }, (_, left) => (
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
