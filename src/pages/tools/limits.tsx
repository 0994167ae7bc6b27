import { paths } from '../../lib/paths'
import { PageHead } from '../../shell/page-head'
import { limits } from '../../tools/model/limits'
import { PageHeader } from '../../ui/page-header'
import { TableHead } from '../../ui/table-head'

const title = 'Limits of the calculators'
const lead = 'Where our calculators and texts say stop, in the same words, and why.'

export default function Limits() {
  return (
    <>
      <PageHeader title={title} lead={lead} back={[paths.tools, 'All tools']} />
      <div className="measure py-12">
        <div className="prose">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
          <section className="table-frame" aria-label={title} tabIndex={0}>
            <table>
              <TableHead columns={['What', 'Limit', 'Where it comes from']} />
              <tbody>
                {Object.entries(limits).map(([id, { about, words, source }]) => (
                  <tr key={id} id={id}>
                    <th scope="row">{about}</th>
                    <td>{words}</td>
                    <td>{source}.</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      </div>
    </>
  )
}

export const Head = () => <PageHead title={title} description={lead} path={paths.toolLimits} />
