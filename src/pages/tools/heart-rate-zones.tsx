import { graphql, type PageProps } from 'gatsby'
import { ToolArticles } from '../../components/tools/tool-articles'
import { ToolHead } from '../../components/tools/tool-head'
import { ToolPage } from '../../components/tools/tool-page'
import { ValueTable } from '../../components/tools/value-table'
import type { Tool, ToolValues } from '../../lib/tools/form'
import form from '../../lib/tools/forms/heart-rate-zones.json'
import { heartRateZones, usualMaximum } from '../../lib/tools/heart-rate-zones'

const tool = form as Tool

function solve({ numbers: { age = 0, resting, maximum } }: ToolValues) {
  const highest = maximum ?? Math.round(usualMaximum(age))
  const zones = heartRateZones(highest, resting)
  if (!zones) return 'The resting heart rate is too close to the maximum. Measure it again.'
  const [, easy] = zones
  return {
    headline: `Easy is ${easy?.from} to ${easy?.to} beats a minute`,
    note: maximum
      ? undefined
      : `The maximum of ${highest} is worked out from your age, and can be 10 to 20 beats off. Where the talk test disagrees, believe the talk test.`,
    zones,
  }
}

/** Heart-rate zones, and what one can say in each. */
export default function HeartRateZones({ data }: PageProps<Queries.HeartRateZonesQuery>) {
  return (
    <ToolPage
      tool={tool}
      solve={solve}
      details={({ zones }) => (
        <ValueTable
          caption="Zones in beats a minute"
          head={['Zone', 'Beats a minute', 'Talk test']}
          rows={zones.map(({ name, talk, from, to }) => [name, `${from} to ${to}`, talk])}
        />
      )}
      table={
        <>
          <h2>Common values</h2>
          <p>Shares of the maximum that is usual at an age, without a resting heart rate.</p>
          <ValueTable
            caption="Zones by age"
            head={['Age', 'Usual maximum', 'Easy', 'Moderate', 'Hard']}
            rows={[20, 30, 40, 50, 60, 70].map((age) => {
              const maximum = Math.round(usualMaximum(age))
              const [, ...zones] = heartRateZones(maximum) ?? []
              return [
                String(age),
                String(maximum),
                ...zones.slice(0, 3).map(({ from, to }) => `${from} to ${to}`),
              ]
            })}
          />
        </>
      }
      articles={<ToolArticles articles={data.allMarkdownRemark.nodes} />}
    >
      <h2>The formulas</h2>
      <p>
        Usual maximum = 208 - 0.7 × age (Tanaka, Monahan and Seals, 2001, Journal of the American
        College of Cardiology 37:153). With a resting heart rate, zones are shares of what lies
        between it and the maximum, added to it (Karvonen, Kentala and Mustala, 1957, Annales
        Medicinae Experimentalis et Biologiae Fenniae 35:307). Take the resting heart rate lying
        down, before you get up.
      </p>
      <h2>Where it ends</h2>
      <p>
        Zones have no sharp borders in the body. Heat, coffee, a short night and a loose strap all
        move the number. Beta blockers and other heart medicines make it meaningless: go by breath
        and speech. Short intervals are over before the heart has caught up with them.
      </p>
    </ToolPage>
  )
}

export const Head = () => <ToolHead tool={tool} />

export const query = graphql`
  query HeartRateZones {
    allMarkdownRemark(
      filter: { tools: { eq: "heart-rate-zones" } }
      sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]
      limit: 4
    ) {
      nodes {
        ...ToolArticle
      }
    }
  }
`
