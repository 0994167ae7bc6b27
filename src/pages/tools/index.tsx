import { LimitsLink } from '../../calculators/limits-link'
import { allTools } from '../../calculators/model/catalogue'
import { Icon } from '../../components/icon'
import { PageHeader } from '../../components/page-header'
import { PageHead } from '../../layout/page-head'
import { paths, toolPath } from '../../lib/paths'

const lead = 'The calculations from the articles, with your own numbers, in kg or lb.'

export default function Tools() {
  return (
    <>
      <PageHeader title="Calculators" lead={lead} />
      <section aria-label="Calculators" className="measure py-12 sm:py-16">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {allTools.map(({ name, title, lead: toolLead }) => (
            <li key={name} className="card border-t-2 border-t-ink p-6">
              <h2 className="display text-lg">{title}</h2>
              <p className="mt-2 flex-1">{toolLead}</p>
              <a href={toolPath(name)} className="card-link mt-4 flex items-center gap-2 font-bold">
                <span>
                  Work It Out<span className="sr-only">: {title}</span>
                </span>
                <Icon name="arrow" className="text-hull" />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <p className="measure pb-16">
        <LimitsLink />
      </p>
    </>
  )
}

export const Head = () => <PageHead title="Calculators" description={lead} path={paths.tools} />
