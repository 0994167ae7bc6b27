import { graphql, type PageProps } from 'gatsby'
import { oneRepMax } from '../../../packages/progression'
import type { Tool } from '../../calculators/model/form'
import form from '../../calculators/model/forms/one-rep-max.json'
import { solveOneRepMax } from '../../calculators/model/one-rep-max'
import { formatNumber } from '../../calculators/model/units'
import { ToolHead } from '../../calculators/tool-frame'
import { ToolPage } from '../../calculators/tool-page'
import { ValueTable } from '../../calculators/value-table'

const tool = form as Tool

export default function OneRepMax({ data }: PageProps<Queries.OneRepMaxQuery>) {
  return (
    <ToolPage
      tool={tool}
      data={data}
      solve={solveOneRepMax}
      details={({ rows, system }) => (
        <ValueTable
          caption="What to lift, by repetitions"
          head={['Reps', `Two left (${system})`, `At the limit (${system})`, 'Of the max'].slice(
            0,
            rows[0]?.length,
          )}
          rows={rows}
        />
      )}
    >
      <h2>The formula</h2>
      <p>
        Estimated max = weight × (1 + repetitions ÷ 30); a single is its own answer. Repetitions
        left in reserve are added to those done. The weight for a number of repetitions comes from
        the same formula, reversed; most sets of our plans and articles leave two. Weights are
        rounded down to what you can load, but never below what you lifted.
      </p>
      <p>
        Boyd Epley published it in 1985 for lifters at the University of Nebraska. Reynolds, Gordon
        and Robergs (2006, Journal of Strength and Conditioning Research 20:584) found such formulas
        most accurate for sets of five, and of little use above ten. From 11 to 15 the tool gives no
        single, only weights for sets of 8 to 12. The margins are our own, and grow with what you
        guess to be left.
      </p>
      <h2>Limits</h2>
      <p>
        It is a starting point for choosing weights, not a record. People differ, and so do lifts.
        Test a true single only with a lift you know well, and with safety bars or a spotter; under
        18, only with a coach.
      </p>
      <h2>Common values</h2>
      <p>The estimated max from a set to the limit, in the unit you lifted in.</p>
      <ValueTable
        caption="Estimated max by weight and repetitions"
        head={['Weight', '3 reps', '5 reps', '8 reps', '10 reps']}
        rows={[20, 40, 60, 80, 100, 120, 140, 180, 225].map((weight) => [
          String(weight),
          ...[3, 5, 8, 10].map((reps) => formatNumber(oneRepMax(weight, reps) ?? 0, 0)),
        ])}
      />
    </ToolPage>
  )
}

export const Head = () => <ToolHead tool={tool} />

export const query = graphql`
  query OneRepMax($path: String!) {
    ...ToolArticles
  }
`
