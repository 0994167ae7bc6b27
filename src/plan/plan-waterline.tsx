import { pluralize } from '../../packages/basics'
import { LoadLineMark } from '../components/mark'
import { planPath } from '../lib/paths'
import { LoadLine } from './load-line'

interface PlanWaterlineProps {
  plan: Pick<Queries.PlanCardFragment, 'planId' | 'title' | 'loadLine' | 'deloads'>
}

/** A plan's load line as the home page's waterline, with the mark on its highest week. */
export function PlanWaterline({ plan: { planId, title, loadLine, deloads } }: PlanWaterlineProps) {
  const highest = loadLine.indexOf(Math.max(...loadLine))
  const left = Math.round(((highest + 0.5) / loadLine.length) * 1000) / 10
  const lighter = deloads?.length ?? 0
  return (
    <div className="hero-line">
      <LoadLine loads={loadLine} />
      <LoadLineMark style={{ left: `${left}%` }} />
      <div>
        <p className="measure pb-3 text-sm">
          <a href={planPath(planId)} className="underline">
            {title}
          </a>
          {`, ${pluralize(loadLine.length, 'week')}.`}
          {lighter > 0 && ` ${lighter} of them lighter on purpose.`}
        </p>
      </div>
    </div>
  )
}
