import { graphql, type PageProps } from 'gatsby'
import { LimitsLink } from '../../calculators/limits-link'
import type { Tool } from '../../calculators/model/form'
import form from '../../calculators/model/forms/sweat-rate.json'
import {
  HOURS_OF_TEST,
  HOURS_TO_PLAN,
  LITERS_AN_HOUR,
  LITERS_AN_HOUR_LONG,
  LOSS_IN_HEAT,
  MINUTES_OF_TEST,
} from '../../calculators/model/limit-values'
import { formatLiters, solveSweatRate } from '../../calculators/model/sweat-rate'
import { formatNumber, KILOGRAMS } from '../../calculators/model/units'
import { ToolHead } from '../../calculators/tool-frame'
import { ToolPage } from '../../calculators/tool-page'
import { ValueTable } from '../../calculators/value-table'

const tool = form as Tool

export default function SweatRate({ data }: PageProps<Queries.SweatRateQuery>) {
  return (
    <ToolPage
      tool={tool}
      data={data}
      solve={solveSweatRate}
      details={({ lighter, plan }) => (
        <>
          <p className="mt-2">
            Body weight {lighter < 0 ? 'gained' : 'lost'}: {formatNumber(Math.abs(lighter))}{' '}
            percent.
          </p>
          <p className="mt-2">{plan}</p>
        </>
      )}
    >
      <h2>The formula</h2>
      <p>
        Liters an hour = (kilograms before - kilograms after + liters drunk - liters of urine) ÷
        hours. A kilogram counts as a liter. It is the method of the American College of Sports
        Medicine's position stand on fluid replacement (Sawka and others, 2007, Medicine & Science
        in Sports & Exercise 39:377). In warm weather, the minimum to drink keeps the loss within
        that paper's {LOSS_IN_HEAT} percent of body weight; in cool weather thirst is enough. The
        maximum is four fifths of the sweat and no more than {LITERS_AN_HOUR} liter an hour (34 fl
        oz), our own limits: drinking more than you sweat is what kills in long events, and part of
        what the scale shows is burned fuel and breath. Beyond {HOURS_TO_PLAN} hours people slow
        down, thirst is the better guide, and {LITERS_AN_HOUR_LONG} liters an hour (20 fl oz) the
        maximum.
      </p>
      <h2>Limits</h2>
      <p>
        Test for {MINUTES_OF_TEST} minutes to {HOURS_OF_TEST} hours. Weigh yourself dry, with an
        empty bladder, in the same dry clothes or none. One session says nothing about another
        season, pace or jacket: repeat it. <LimitsLink />
      </p>
      <h2>Common values</h2>
      <p>Sweat lost in an hour, by weight lost and what you drank.</p>
      <ValueTable
        caption="Sweat rate after an hour"
        head={[
          'Lighter by',
          'Drank nothing',
          `Drank ${formatLiters(0.5)}`,
          `Drank ${formatLiters(1)}`,
        ]}
        rows={[0.25, 0.5, 1, 1.5, 2].map((lost) => [
          `${lost} kg (${formatNumber(lost / KILOGRAMS.lb)} lb)`,
          ...[0, 0.5, 1].map((drunk) => formatLiters(lost + drunk)),
        ])}
      />
    </ToolPage>
  )
}

export const Head = () => <ToolHead tool={tool} />

export const query = graphql`
  query SweatRate($path: String!) {
    ...ToolArticles
  }
`
