import { graphql, type PageProps } from 'gatsby'
import { paths } from '../../lib/paths'
import { HardSetsForm } from '../../tools/hard-sets-form'
import type { Tool } from '../../tools/model/form'
import form from '../../tools/model/forms/hard-sets.json'
import { describeVolume } from '../../tools/model/hard-sets'
import { ToolArticles } from '../../tools/tool-articles'
import { ToolHead } from '../../tools/tool-head'
import { ValueTable } from '../../tools/value-table'
import { BackLink } from '../../ui/back-link'
import { ErrorBoundary } from '../../ui/error-boundary'
import { PageHeader } from '../../ui/page-header'

const tool = form as Tool

/** Counts a week's hard sets per muscle. */
export default function HardSets({ data }: PageProps<Queries.HardSetsQuery>) {
  return (
    <>
      <PageHeader
        title={tool.title}
        lead={tool.line}
        above={<BackLink to={paths.tools}>All tools</BackLink>}
      />
      <div className="measure py-12">
        <ErrorBoundary subject="This tool">
          <HardSetsForm exercises={data.allExercise.nodes} />
        </ErrorBoundary>
      </div>
      <div className="measure pb-20">
        <div className="prose">
          <h2>How it is calculated</h2>
          <p>
            A set is hard when it ends with four clean repetitions in reserve or fewer; leave
            warm-ups out. It counts one for each muscle that the exercise is mainly for, and half
            for each that helps, as on the pages of the plans. Half fitted best where ways of
            counting were compared (Pelland and others, 2026, Sports Medicine 56:481).
          </p>
          <h2>Common values</h2>
          <ValueTable
            caption="What a number of sets is for"
            head={['Hard sets a week', 'For growing a muscle']}
            rows={[
              ['Below 4', describeVolume(1)],
              ['4 to 9', describeVolume(4)],
              ['10 to 20', describeVolume(10)],
              ['More than 20', describeVolume(21)],
            ]}
          />
          <h2>Limits</h2>
          <p>
            The bands are those of our article on muscle building, for growing. Getting strong needs
            fewer sets and heavier weights. More sets help less and less, and only those you recover
            from. Raise a muscle by one or two sets a week, not by ten.
          </p>
          <ToolArticles articles={data.allMarkdownRemark.nodes} />
        </div>
      </div>
    </>
  )
}

export const Head = () => <ToolHead tool={tool} />

export const query = graphql`
  query HardSets($path: String!) {
    allExercise(sort: { title: ASC }) {
      nodes {
        exerciseId
        title
        main
        helping
      }
    }
    ...ToolArticles
  }
`
