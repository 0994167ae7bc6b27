import { graphql, type PageProps } from 'gatsby'
import type { Tool } from '../../tools/model/form'
import form from '../../tools/model/forms/plates.json'
import { formatPlates, gymPlates, platesFor, solvePlates } from '../../tools/model/plates'
import { formatNumber, type System } from '../../tools/model/units'
import { PlatesPicture } from '../../tools/plates-picture'
import { ToolArticles } from '../../tools/tool-articles'
import { ToolHead } from '../../tools/tool-head'
import { ToolPage } from '../../tools/tool-page'
import { ValueTable } from '../../tools/value-table'

const tool = form as Tool

const commonLoads: Record<System, { bar: number; weights: number[] }> = {
  kg: { bar: 20, weights: [30, 40, 50, 60, 70, 80, 100, 120, 140] },
  lb: { bar: 45, weights: [65, 95, 115, 135, 155, 185, 225, 275, 315] },
}

function CommonTable({ system }: { system: System }) {
  const { bar, weights } = commonLoads[system]
  return (
    <ValueTable
      caption={`Plates on each side of a bar of ${bar} ${system}`}
      head={[`Bar of ${bar} ${system}`, 'On each side']}
      rows={weights.map((weight) => [
        `${weight} ${system}`,
        formatPlates(platesFor(weight, bar, gymPlates[system])?.side ?? []),
      ])}
    />
  )
}

/** Calculates the plates on each side of a bar. */
export default function Plates({ data }: PageProps<Queries.PlatesQuery>) {
  return (
    <ToolPage
      tool={tool}
      solve={solvePlates}
      details={({ side, system, total }) => (
        <>
          <p className="mt-2 text-muted">
            {formatNumber(total, 2)} {system} in all.
          </p>
          <PlatesPicture side={side} heaviest={gymPlates[system][0] ?? 1} />
        </>
      )}
      table={
        <>
          <h2>Common values</h2>
          <CommonTable system="kg" />
          <CommonTable system="lb" />
        </>
      }
      articles={<ToolArticles articles={data.allMarkdownRemark.nodes} />}
    >
      <h2>How it is calculated</h2>
      <p>
        The bar and its collars are taken off, and the rest halved. Of all ways to come nearest
        without going over, the one with the fewest plates is shown, the heaviest inside. The plates
        are those of a usual gym ({gymPlates.kg.join(', ')} kg, or {gymPlates.lb.join(', ')} lb), or
        the pairs you write down: 2x20 10 5 means two pairs of 20, one of 10 and one of 5.
      </p>
      <h2>Limits</h2>
      <p>
        Weigh the bar if you can: men's bars have 20 kg (44 lb, sold as 45), women's 15 kg (33 lb),
        and others anything. Spring collars weigh next to nothing, a pair for competitions 5 kg (11
        lb).
      </p>
    </ToolPage>
  )
}

export const Head = () => <ToolHead tool={tool} />

export const query = graphql`
  query Plates($path: String!) {
    ...ToolArticles
  }
`
