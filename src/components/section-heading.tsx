import type { ReactNode } from 'react'

/** A section heading, with the level line from it to the edge. */
export function SectionHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className="section-heading">
      <h2 id={id} className="display text-[clamp(1.5rem,1rem+2.2vw,2.5rem)]">
        {children}
      </h2>
    </div>
  )
}
