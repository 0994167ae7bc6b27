import { Link } from 'gatsby'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths'
import { HullMark } from '../ui/mark'

/** What stands where there are no plans to show: why, and what to do about it. */
export function EmptyPlans({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-8 border-y-2 border-ink py-10 sm:grid-cols-[1fr_auto] sm:py-14">
      <div>
        <h2 className="display text-xl">{title}</h2>
        <p className="mt-3 max-w-[32rem]">{children}</p>
        <Link to={paths.workouts} className="button button-primary mt-6">
          Browse Workouts
        </Link>
      </div>
      <HullMark className="hidden w-72 text-rule sm:block" />
    </div>
  )
}
