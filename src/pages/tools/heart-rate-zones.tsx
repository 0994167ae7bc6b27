import { graphql, type PageProps } from 'gatsby'
import { LimitsLink } from '../../calculators/limits-link'
import type { Tool } from '../../calculators/model/form'
import form from '../../calculators/model/forms/heart-rate-zones.json'
import {
  heartRateZones,
  solveHeartRate,
  usualMaximum,
} from '../../calculators/model/heart-rate-zones'
import { ToolHead } from '../../calculators/tool-frame'
import { ToolPage } from '../../calculators/tool-page'
import { ValueTable } from '../../calculators/value-table'

const tool = form as Tool

export default function HeartRateZones({ data }: PageProps<Queries.HeartRateZonesQuery>) {
  return (
    <ToolPage
      tool={tool}
      data={data}
      solve={solveHeartRate}
      details={({ zones }) => (
        <ValueTable
          caption="Zones in beats a minute"
          head={['Zone', 'Beats a minute', 'Talk test']}
          rows={zones.map((zone) => [zone.name, zone.beats, zone.talk])}
        />
      )}
    >
      <h2>The formulas</h2>
      <p>
        Usual maximum = 208 - 0.7 × age, with a standard error of about 10 beats (Tanaka, Monahan
        and Seals, 2001, Journal of the American College of Cardiology 37:153, adults 18 to 81).
      </p>
      <p>
        The zones are those of the American College of Sports Medicine (Garber and others, 2011,
        Medicine & Science in Sports & Exercise 43:1334): moderate is 64 to 76 percent of the
        maximum or 40 to 59 percent of the reserve, vigorous 77 to 95 or 60 to 89. The reserve is
        the difference between the resting heart rate and the maximum (Karvonen, Kentala and
        Mustala, 1957, Annales Medicinae Experimentalis et Biologiae Fenniae 35:307), and the better
        scale if you know your resting rate. Measure it in bed, before you get up.
      </p>
      <h2>Limits</h2>
      <p>
        Zones have no sharp borders in the body. Heat, coffee, a short night and a loose strap all
        move the number. Beta blockers and other heart medicines make it meaningless: go by breath
        and speech. Short intervals end before the heart catches up. <LimitsLink />
      </p>
      <h2>Common values</h2>
      <p>Shares of the usual maximum at each age, without a resting heart rate.</p>
      <ValueTable
        caption="Zones by age"
        head={['Age', 'Usual maximum', 'Light', 'Moderate', 'Vigorous']}
        rows={[20, 30, 40, 50, 60, 70].map((age) => [
          String(age),
          String(usualMaximum(age)),
          ...heartRateZones(usualMaximum(age))
            .slice(1, 4)
            .map(({ beats }) => beats),
        ])}
      />
    </ToolPage>
  )
}

export const Head = () => <ToolHead tool={tool} />

export const query = graphql`
  query HeartRateZones($path: String!) {
    ...ToolArticles
  }
`
