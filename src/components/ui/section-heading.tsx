import type { ReactNode } from 'react'

/** A section's heading with the level line drawn from it to the edge. */
export function SectionHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-5">
      <h2 id={id} className="display text-[clamp(1.5rem,1rem+2.2vw,2.5rem)]">
        {children}
      </h2>
      <span className="h-0.5 min-w-4 flex-1 bg-current" aria-hidden="true" />
    </div>
  )
}
