import type { ReactNode } from 'react'
import { paths } from '../lib/paths'

/** Next steps after a search without results. */
export function NothingFound({ askCoach }: { askCoach: ReactNode }) {
  return (
    <>
      <p className="mt-4 max-w-[36rem]">
        Try fewer or different words. The topics below list every article. Or ask the coach, who
        gets your words when you press send.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {askCoach}
        <a href={paths.plans} className="button">
          Browse Workouts
        </a>
      </div>
    </>
  )
}
