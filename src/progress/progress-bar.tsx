import type { Standing } from './model/progress-standing'

/** How far a plan has come, as a level line. Decorative: the words stand beside it. */
export function ProgressBar({ done, total }: Pick<Standing, 'done' | 'total'>) {
  return (
    <div className="mt-3 bg-rule" aria-hidden="true">
      <div className="h-[3px] bg-hull" style={{ width: `${(done / total) * 100}%` }} />
    </div>
  )
}
