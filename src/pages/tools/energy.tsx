import { graphql, type PageProps } from 'gatsby'
import { LimitsLink } from '../../calculators/limits-link'
import { energyOfLightDay, formatKcal, solveEnergy } from '../../calculators/model/energy'
import type { Tool } from '../../calculators/model/form'
import form from '../../calculators/model/forms/energy.json'
import {
  LEAST_ENERGY_MEN,
  LEAST_ENERGY_WOMEN,
  LOSS_IN_TRAINING,
} from '../../calculators/model/limit-values'
import { formatNumber, KILOGRAMS } from '../../calculators/model/units'
import { ToolHead } from '../../calculators/tool-frame'
import { ToolPage } from '../../calculators/tool-page'
import { ValueTable } from '../../calculators/value-table'

const tool = form as Tool

export default function EnergyTool({ data }: PageProps<Queries.EnergyToolQuery>) {
  return (
    <ToolPage
      tool={tool}
      data={data}
      solve={solveEnergy}
      details={({ rows }) => (
        <ValueTable caption="Where it comes from" head={['Energy', 'A day']} rows={rows} />
      )}
    >
      <h2>What to do with the number</h2>
      <p>
        Eat about that much for three weeks, and weigh yourself once a week. If your weight does not
        change as you want, adjust by 100 to 200 kcal.
      </p>
      <h2>How it is calculated</h2>
      <p>
        At rest: 10 × kilograms + 6.25 × centimeters - 5 × years, plus 5 for men, minus 161 for
        women (Mifflin and others, 1990, Am J Clin Nutr 51:241). It is within 10 percent for 4 in 5
        people of normal weight, for fewer with obesity (Frankenfield and others, 2005, J Am Diet
        Assoc 105:775). A whole day is 1.4, 1.55, 1.85 or 2.2 times that: the low end of the
        lightest range of FAO, WHO and UNU (2004), then the midpoints of all three. A slow loss
        takes 10 to 20 percent less, {LOSS_IN_TRAINING} percent at most with hours of training or
        hard work a day, a slow gain 5 to 10 percent more; these shares are our own. No result goes
        below {formatKcal(LEAST_ENERGY_WOMEN)} for women or {formatKcal(LEAST_ENERGY_MEN)} for men,
        the low ends of the usual diets (Jensen and others, 2014, Circulation 129:S102).
      </p>
      <h2>Limits</h2>
      <p>
        <LimitsLink /> Feeling cold or dizzy, or thoughts of food all day, mean that you eat too
        little: eat more, and see a doctor.
      </p>
      <h2>Common values</h2>
      <p>
        To hold a weight at age 40, with some walking, in a whole day, for 165 and 178 cm (65 and 70
        in).
      </p>
      <ValueTable
        caption="Energy in a whole day"
        head={['Body weight', 'Women', 'Men']}
        rows={[60, 70, 80, 90, 100].map((kilograms) => [
          `${kilograms} kg (${formatNumber(kilograms / KILOGRAMS.lb, 0)} lb)`,
          formatKcal(energyOfLightDay('female', kilograms, 165, 40)),
          formatKcal(energyOfLightDay('male', kilograms, 178, 40)),
        ])}
      />
    </ToolPage>
  )
}

export const Head = () => <ToolHead tool={tool} />

export const query = graphql`
  query EnergyTool($path: String!) {
    ...ToolArticles
  }
`
