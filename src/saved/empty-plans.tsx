import type { ReactNode } from 'react'
import { paths } from '../lib/paths'

/** The empty state of a list: why it is empty, and what to do. */
export function EmptyPlans({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-6 border-y-2 border-ink py-10 sm:py-14">
      <h2 className="display text-xl">{title}</h2>
      <p className="mt-3 max-w-[32rem]">{children}</p>
      <a href={paths.plans} className="button button-primary mt-6">
        Browse Workouts
      </a>
    </div>
  )
}
