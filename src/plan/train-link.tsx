import { trainPath } from '../lib/paths'
import { Icon } from '../ui/icon'

/** Links to a plan's training page. Only for plans with sessions. */
export function TrainLink({ planId }: { planId: string }) {
  return (
    <a href={trainPath(planId)} className="button button-primary">
      <Icon name="arrow" />
      Start Training
    </a>
  )
}
