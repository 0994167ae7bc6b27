import { useEffect, useRef, useState } from 'react'

/** A field's uncommitted text. Commits on blur, on unmount, and `pause` ms after a key. */
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
