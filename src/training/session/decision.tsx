import { useEffect, useRef, useState } from 'react'

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
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (decided) sentence.current?.focus()
  }, [decided])
  if (decided) {
    return (
      <p ref={sentence} tabIndex={-1} className="mt-3 font-bold">
        {decided}
      </p>
    )
  }
  if (!label) return null
  return (
    <button
      type="button"
      className="button mt-3"
      onClick={() => {
        setDecided(done)
        onDecide()
      }}
    >
      {label}
    </button>
  )
}
