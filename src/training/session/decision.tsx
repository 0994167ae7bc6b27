import { useState } from 'react'
import { Button } from '../button'
import { useFocus } from '../use-focus'

interface DecisionProps {
  /** What the button says; undefined where there is nothing to decide. */
  label: string | undefined
  /** What is true once it is pressed. */
  done: string
  onDecide: () => void
}

/** A button that is pressed once. What it did takes its place, and its focus. */
export function Decision({ label, done, onDecide }: DecisionProps) {
  const [decided, setDecided] = useState<string>()
  const sentence = useFocus(decided)
  if (decided) {
    return (
      <p ref={sentence} tabIndex={-1} className="mt-3 font-bold">
        {decided}
      </p>
    )
  }
  if (!label) return null
  return (
    <Button
      className="button mt-3"
      onClick={() => {
        setDecided(done)
        onDecide()
      }}
    >
      {label}
    </Button>
  )
}
