import { graphql, type PageProps } from 'gatsby'
import { HardSetsForm } from '../../calculators/hard-sets-form'
import type { Tool } from '../../calculators/model/form'
import form from '../../calculators/model/forms/hard-sets.json'
import { describeVolume } from '../../calculators/model/hard-sets'
import { HARD_SETS } from '../../calculators/model/limit-values'
import { BROKEN_MUSCLE } from '../../calculators/model/safety'
import { ToolFrame, ToolHead } from '../../calculators/tool-frame'
import { ValueTable } from '../../calculators/value-table'

const tool = form as Tool

export default function HardSets({ data }: PageProps<Queries.HardSetsQuery>) {
  return (
    <ToolFrame tool={tool} data={data} form={<HardSetsForm exercises={data.allExercise.nodes} />}>
      <h2>How it is calculated</h2>
      <p>
        A set is hard if it ends with four or fewer clean repetitions in reserve; leave out
        warm-ups. It counts as one for each main muscle of the exercise and half for each that
        helps, as on the plan pages. Half fit best when ways of counting were compared (Pelland and
        others, 2026, Sports Medicine 56:481). Our library names the triceps a main muscle of
        presses and push-ups, which studies count half: read its number as the most it can be.
      </p>
      <h2>Common values</h2>
      <ValueTable
        caption="What weekly sets achieve"
        head={['Hard sets a week', 'For muscle growth']}
        rows={[
          ['Below 4', describeVolume(1)],
          ['4 to 9', describeVolume(4)],
          ['10 to 20', describeVolume(10)],
          ['More than 20', describeVolume(21)],
          ['More than 40', describeVolume(41)],
        ]}
      />
      <h2>Limits</h2>
      <p>
        The bands, for growth, are from our article on muscle building. Getting strong needs fewer
        sets and heavier weights. More than {HARD_SETS} sets is our own line. Each extra set helps
        less, and only if you recover from it. Add one or two sets a week per muscle, not ten: a
        sudden jump injures, and can break muscle down. {BROKEN_MUSCLE}
      </p>
    </ToolFrame>
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
