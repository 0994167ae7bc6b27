/** A plate seen end-on; once its set is done, the load line crosses it. */
export function SetMark({ isDone }: { isDone: boolean }) {
  return (
    <svg viewBox="0 0 44 32" className="train-mark" aria-hidden="true" focusable="false">
      <circle cx="22" cy="16" r="12" />
      {isDone && <path d="M0 16h44" />}
    </svg>
  )
}
