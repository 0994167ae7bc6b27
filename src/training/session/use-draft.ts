import { useEffect, useRef, useState } from 'react'

/**
 * What is typed in a field, until it is committed: where the field is left, or goes with the page or its
 * exercise; and after a pause of so many milliseconds, where there is one.
 */
export function useDraft(onCommit: (text: string) => void, pause?: number) {
  const [draft, setDraft] = useState<string>()
  const commit = useRef(() => {})

  useEffect(() => {
    commit.current = () => draft !== undefined && onCommit(draft)
  })
  useEffect(() => () => commit.current(), [])
  useEffect(() => {
    if (draft === undefined || pause === undefined) return
    const timer = setTimeout(() => commit.current(), pause)
    return () => clearTimeout(timer)
  }, [draft, pause])

  function leave() {
    setDraft(undefined)
    commit.current()
    commit.current = () => {}
  }
  return { draft, setDraft, leave }
}
