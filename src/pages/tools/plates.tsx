import { graphql, type PageProps } from 'gatsby'
import type { Tool } from '../../calculators/model/form'
import form from '../../calculators/model/forms/plates.json'
import { formatPlates, gymPlates, platesFor, solvePlates } from '../../calculators/model/plates'
import { formatNumber, type System } from '../../calculators/model/units'
import { PlatesPicture } from '../../calculators/plates-picture'
import { ToolHead } from '../../calculators/tool-frame'
import { ToolPage } from '../../calculators/tool-page'
import { ValueTable } from '../../calculators/value-table'

const tool = form as Tool

const commonLoads: Record<System, { bar: number; weights: number[] }> = {
  kg: { bar: 20, weights: [30, 40, 50, 60, 70, 80, 100, 120, 140] },
  lb: { bar: 45, weights: [65, 95, 115, 135, 155, 185, 225, 275, 315] },
}

function CommonTable({ system }: { system: System }) {
  const { bar, weights } = commonLoads[system]
  return (
    <ValueTable
      caption={`Plates on each side of a ${bar} ${system} bar`}
      head={[`${bar} ${system} bar`, 'On each side']}
      rows={weights.map((weight) => [
        `${weight} ${system}`,
        formatPlates(platesFor(weight, bar, gymPlates[system])?.side ?? []),
      ])}
    />
  )
}

export default function Plates({ data }: PageProps<Queries.PlatesQuery>) {
  return (
    <ToolPage
      tool={tool}
      data={data}
      solve={solvePlates}
      details={({ side, system, total }) => (
        <>
          <p className="mt-2 mb-6 text-muted">
            {formatNumber(total, 2)} {system} in total.
          </p>
          <PlatesPicture side={side} heaviest={gymPlates[system][0] ?? 1} />
        </>
      )}
    >
      <h2>How it is calculated</h2>
      <p>
        Subtract the bar and its collars, and halve the rest. Of the combinations closest without
        going over, the one with the fewest plates is shown, heaviest inside. The plates are a
        typical gym's ({gymPlates.kg.join(', ')} kg, or {gymPlates.lb.join(', ')} lb), or the pairs
        you enter: 2x20 10 5 means two pairs of 20, one of 10 and one of 5.
      </p>
      <h2>Limits</h2>
      <p>
        Weigh the bar if you can: men's are 20 kg (44 lb, sold as 45), women's 15 kg (33 lb), and
        others vary. Spring collars weigh next to nothing, a competition pair 5 kg (11 lb).
      </p>
      <h2>Common values</h2>
      <CommonTable system="kg" />
      <CommonTable system="lb" />
    </ToolPage>
  )
}

export const Head = () => <ToolHead tool={tool} />

export const query = graphql`
  query Plates($path: String!) {
    ...ToolArticles
  }
`
