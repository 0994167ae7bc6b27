import { paths } from '../lib/paths'
import { PlanSection } from '../ui/plan-section'
import { PlanLinks } from './plan-links'

interface ReadyForItProps {
  entry: readonly string[]
  /** The plans for those who do not pass. */
  before: readonly Queries.PlanLinkFragment[]
}

/** What one can check today before starting a plan, and where to begin if something is missing. */
export function ReadyForIt({ entry, before }: ReadyForItProps) {
  return (
    <PlanSection title="Ready for it?">
      <ul className="goals grid gap-3">
        {entry.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      <p className="no-print mt-5 text-sm">
        {'Not yet: '}
        {before.length > 0 ? (
          <PlanLinks plans={before} />
        ) : (
          <a href={paths.contact} className="text-link">
            Ask the coach
          </a>
        )}
      </p>
    </PlanSection>
  )
}
