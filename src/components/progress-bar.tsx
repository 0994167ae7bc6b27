/** A progress bar. Decorative, because text next to it says the same. */
export function ProgressBar({ done, total }: { done: number; total: number }) {
  return (
    <div className="mt-3 bg-rule" aria-hidden="true">
      <div className="h-[3px] bg-hull" style={{ width: `${(done / total) * 100}%` }} />
    </div>
  )
}
