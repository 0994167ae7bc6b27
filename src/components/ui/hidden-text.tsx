import type { ReactNode } from 'react'

/** Words for those who listen: read out, but not shown. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
