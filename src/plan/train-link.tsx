import { Icon } from '../components/icon'
import { trainPath } from '../lib/paths'
import { useStartedPlan } from '../started-plans/use-started-plans'

/** Links to a plan's training page. Only for plans with sessions. */
export function TrainLink({ planId }: { planId: string }) {
  const started = useStartedPlan(planId)
  return (
    <a href={trainPath(planId)} className="button button-primary">
      <Icon name="arrow" />
      {/* As wide as the longer label, so that nothing moves once the page knows which one applies. */}
      <span className="text-left after:invisible after:block after:h-0 after:content-['Start_Training']">
        {started ? 'Continue' : 'Start Training'}
      </span>
    </a>
  )
}
