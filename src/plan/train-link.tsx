import { trainPath } from '../lib/paths'
import { useStartedPlan } from '../started/use-started-plans'
import { Icon } from '../ui/icon'
import { useHydrated } from '../ui/use-hydrated'

/**
 * Links to a plan's training page, with what the visitor told the finder, if that is in the address. Only for
 * plans with sessions.
 */
export function TrainLink({ planId }: { planId: string }) {
  const started = useStartedPlan(planId)
  const answers = useHydrated() ? window.location.search : ''
  return (
    <a href={trainPath(planId) + answers} className="button button-primary">
      <Icon name="arrow" />
      {/* As wide as the longer label, so that nothing moves once the page knows which one applies. */}
      <span className="text-left after:invisible after:block after:h-0 after:content-['Start_Training']">
        {started ? 'Continue' : 'Start Training'}
      </span>
    </a>
  )
}
