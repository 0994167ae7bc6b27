import type { ReactNode } from 'react'

/** Cards side by side: one, two or three in a row, all of a row equally tall. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">{children}</div>
}
