import { CardSection } from '../components/card-section'
import { AskCoach } from '../forms/ask-coach'
import { planPath } from '../lib/paths'
import { PlanLinks } from './plan-links'

interface EntryChecksProps {
  plan: { planId: string; title: string }
  entry: readonly string[]
  /** Easier plans to start with instead. */
  before: readonly Queries.PlanLinkFragment[]
}

export function EntryChecks({ plan, entry, before }: EntryChecksProps) {
  return (
    <CardSection title="Ready for it?" className="ruled">
      <ul className="goals plan-pair grid gap-3">
        {entry.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      <p className="no-print mt-5 text-sm">
        {before.length > 0 && (
          <>
            {'Not yet: '}
            <PlanLinks plans={before} />
            {'. '}
          </>
        )}
        {'Not sure? '}
        <AskCoach
          question={`Is ${plan.title} right for me?`}
          path={planPath(plan.planId)}
          className="text-link"
        >
          Ask the coach
        </AskCoach>
      </p>
    </CardSection>
  )
}
