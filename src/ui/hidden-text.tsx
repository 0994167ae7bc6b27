import type { ReactNode } from 'react'

/** Words for those who listen: read out, but not shown. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}

/** Marks a draft or a scheduled article or plan, where such content is shown at all. */
export function HiddenBadge() {
  return <strong className="rounded-xs bg-hull-field px-2 text-white">Not published</strong>
}
