import { paths, planListPath } from '../lib/paths'
import { type Level, levels } from '../lib/vocabulary'
import { PlanSection } from '../ui/plan-section'

/** What one can check today before starting a plan, and where to look if something is missing. */
export function ReadyForIt({ entry, level }: { entry: readonly string[]; level: string }) {
  const easier: Level | undefined = levels[levels.indexOf(level as Level) - 1]
  return (
    <PlanSection title="Ready for it?">
      <ul className="goals grid gap-3">
        {entry.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      <p className="no-print mt-5 text-sm">
        {'Not all of them yet? '}
        {easier ? (
          <a href={planListPath({ level: easier })} className="text-link">
            {`See ${easier} plans`}
          </a>
        ) : (
          <a href={paths.contact} className="text-link">
            Ask the coach
          </a>
        )}
      </p>
    </PlanSection>
  )
}
