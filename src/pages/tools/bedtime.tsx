import { graphql, type PageProps } from 'gatsby'
import { ToolArticles } from '../../components/tools/tool-articles'
import { ToolHead } from '../../components/tools/tool-head'
import { ToolPage } from '../../components/tools/tool-page'
import { ValueTable } from '../../components/tools/value-table'
import { clockTime, lightsOff, minutesOf } from '../../lib/tools/bedtime'
import type { Tool, ToolValues } from '../../lib/tools/form'
import form from '../../lib/tools/forms/bedtime.json'

const tool = form as Tool

/** What is recommended to adults, in hours. */
const HOURS = [7, 7.5, 8, 8.5, 9]

function solve({ numbers: { latency = 0, awake = 0 }, texts }: ToolValues) {
  const wake = minutesOf(texts.wake ?? '')
  if (wake === undefined) return 'Enter the time you get up.'
  const off = (hours: number) => clockTime(lightsOff(wake, hours, latency, awake))
  return {
    headline: `Lights off by ${off(7)}, better by ${off(8)}`,
    note:
      latency >= 45 || awake >= 60
        ? 'Lying awake this long, most nights for months, is worth a talk with a doctor: more time in bed does not help.'
        : undefined,
    rows: HOURS.map((hours) => [`${hours} hours`, off(hours)]),
  }
}

/** When to switch off the light. */
export default function Bedtime({ data }: PageProps<Queries.BedtimeQuery>) {
  return (
    <ToolPage
      tool={tool}
      solve={solve}
      details={({ rows }) => (
        <ValueTable
          caption="Lights off by sleep wanted"
          head={['Sleep', 'Lights off']}
          rows={rows}
        />
      )}
      table={
        <>
          <h2>Common values</h2>
          <p>With 15 minutes to fall asleep and 15 awake at night.</p>
          <ValueTable
            caption="Lights off by the time to get up"
            head={['Get up at', 'For 7 hours', 'For 8 hours', 'For 9 hours']}
            rows={['05:00', '05:30', '06:00', '06:30', '07:00', '07:30', '08:00'].map((time) => {
              const wake = minutesOf(time) ?? 0
              return [
                clockTime(wake),
                ...[7, 8, 9].map((hours) => clockTime(lightsOff(wake, hours, 15, 15))),
              ]
            })}
          />
        </>
      }
      articles={<ToolArticles articles={data.allMarkdownRemark.nodes} />}
    >
      <h2>How it is worked out</h2>
      <p>
        The time to get up, less the sleep wanted, less the minutes it takes to fall asleep and
        those awake at night. Seven hours or more are the consensus of the American Academy of Sleep
        Medicine and the Sleep Research Society for adults (Watson and others, 2015, Sleep 38:843).
      </p>
      <h2>Where it ends</h2>
      <p>
        It counts no sleep cycles: they differ from person to person and from night to night, so
        that no sum can wake you at the end of one. Move a bedtime by 15 minutes every few nights,
        not at once.
      </p>
    </ToolPage>
  )
}

export const Head = () => <ToolHead tool={tool} />

export const query = graphql`
  query Bedtime {
    allMarkdownRemark(
      filter: { tools: { eq: "bedtime" } }
      sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]
      limit: 4
    ) {
      nodes {
        ...ToolArticle
      }
    }
  }
`
