/** A plate seen end-on; once its set is done, a check mark. */
export function SetMark({ isDone }: { isDone: boolean }) {
  return (
    <svg viewBox="0 0 44 32" className="train-mark" aria-hidden="true" focusable="false">
      {isDone ? <path d="m11 17 8 8 14-18" /> : <circle cx="22" cy="16" r="12" />}
    </svg>
  )
}
