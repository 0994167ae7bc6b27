import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LibraryExercise } from '../model/library-exercise'
import { useLibrary } from './use-library'

interface LibraryPartProps {
  title: string
  /** Whether the visitor followed a link to it, so that it is open and in view. */
  isLinked?: boolean
  /** Whether it is open at first. */
  isOpen?: boolean
  children: (library: ReadonlyMap<string, LibraryExercise>) => ReactNode
}

/** A folded part of today that loads the exercise library when it opens. */
export function LibraryPart(props: LibraryPartProps) {
  const { title, isLinked = false, isOpen: isOpenAtFirst = isLinked, children } = props
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const exercises = useLibrary(isOpen)
  useEffect(() => {
    if (isLinked) details.current?.scrollIntoView()
  }, [isLinked])
  return (
    <details
      ref={details}
      open={isOpen}
      className="train-choice border-t border-rule"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {exercises ? (
        children(new Map(exercises.map((exercise) => [exercise.exerciseId, exercise])))
      ) : (
        <p role="status">
          {exercises === null
            ? 'The exercises could not be loaded. Check your connection, and open this again.'
            : 'Loading the exercises …'}
        </p>
      )}
    </details>
  )
}
