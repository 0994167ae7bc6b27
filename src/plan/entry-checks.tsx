import { paths } from '../lib/paths'
import { CardSection } from '../ui/card-section'
import { PlanLinks } from './plan-links'

interface EntryChecksProps {
  entry: readonly string[]
  /** Easier plans to start with instead. */
  before: readonly Queries.PlanLinkFragment[]
}

export function EntryChecks({ entry, before }: EntryChecksProps) {
  return (
    <CardSection title="Ready for it?">
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
    </CardSection>
  )
}
