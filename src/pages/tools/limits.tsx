import { limitSources } from '../../calculators/model/limit-sources'
import { type LimitId, limits } from '../../calculators/model/limits'
import { PageHeader } from '../../components/page-header'
import { PageHead } from '../../layout/page-head'
import { paths } from '../../lib/paths'

const title = 'Limits of the calculators'
const lead = 'Where our calculators and texts say stop, in the same words, and why.'

export default function Limits() {
  return (
    <>
      <PageHeader title={title} lead={lead} back={[paths.tools, 'All Calculators']} />
      <ul aria-label={title} className="measure grid gap-6 py-12 sm:py-16">
        {(Object.keys(limits) as LimitId[]).map((id) => (
          <li
            key={id}
            id={id}
            className="grid gap-x-8 border-t border-rule pt-4 sm:grid-cols-[2fr_1fr_3fr]"
          >
            <p>{limitSources[id].about}</p>
            <p className="font-bold">{limits[id].words}</p>
            <p className="text-muted">{limitSources[id].source}.</p>
          </li>
        ))}
      </ul>
    </>
  )
}

export const Head = () => <PageHead title={title} description={lead} path={paths.toolLimits} />
