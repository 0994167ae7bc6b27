import type { ReactNode } from 'react'

/** Text for screen readers only. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}

/** Marks a draft or scheduled item, in builds that show those. */
export function HiddenBadge() {
  return <strong className="rounded-xs bg-hull-field px-2 text-white">Not published</strong>
}
