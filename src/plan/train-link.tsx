import { useHydrated } from '../components/use-hydrated'
import { trainPath } from '../lib/paths'
import { useStartedPlan } from '../started-plans/use-started-plans'

/** Links to a plan's training page, with the answers in this page's query. Only for plans with sessions. */
export function TrainLink({ planId }: { planId: string }) {
  const started = useStartedPlan(planId)
  const search = useHydrated() ? window.location.search : ''
  return (
    // As wide as the longer label, so that nothing moves once the page knows which one applies.
    <a href={trainPath(planId) + search} className="button button-primary min-w-[min(12rem,100%)]">
      {started ? 'Continue' : 'Start Training'}
    </a>
  )
}
