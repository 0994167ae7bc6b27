import { trainPath } from '../lib/paths'
import { Icon } from '../ui/icon'

/** The way from a plan to its training page. For plans that say their sessions as data. */
export function TrainLink({ planId }: { planId: string }) {
  return (
    <a href={trainPath(planId)} className="button button-primary">
      <Icon name="arrow" />
      Train With It
    </a>
  )
}
