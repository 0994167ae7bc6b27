import type { ReactNode } from 'react'
import { emergencyPath } from '../lib/paths'
import type { Danger } from './model/danger'

/** The announcement of the box, which is also its text above the links. */
export const dangerText = ({ title, advice }: Danger) =>
  `If this is happening now: ${title}. ${advice}`

/** Further sections that the box links to. */
const MORE = 2

interface DangerBoxProps {
  dangers: readonly Danger[]
  /** The emergency numbers. */
  numbers: ReactNode
}

/** What to do if a search is about an emergency, above its results. */
export function DangerBox({ dangers, numbers }: DangerBoxProps) {
  const [first, ...others] = dangers
  if (!first) return null
  return (
    <section aria-labelledby="danger" className="notice mt-0 bg-surface">
      <h2 id="danger" className="display text-lg">
        <span className="block font-sans text-sm font-bold text-hull">
          If this is happening now:
        </span>
        {first.title}
      </h2>
      <p className="mt-2 font-bold">{first.advice}</p>
      <p className="mt-2">Emergency numbers: {numbers}.</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {[first, ...others.slice(0, MORE)].map(({ id, title }, index) => (
          <li key={id}>
            <a href={emergencyPath(id)} className="text-link inline-flex min-h-11 items-center">
              {index === 0 ? 'All steps' : title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
