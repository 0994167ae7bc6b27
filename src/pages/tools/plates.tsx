import { graphql, type PageProps } from 'gatsby'
import { PlatesPicture } from '../../components/tools/plates-picture'
import { ToolArticles } from '../../components/tools/tool-articles'
import { ToolHead } from '../../components/tools/tool-head'
import { ToolPage } from '../../components/tools/tool-page'
import { ValueTable } from '../../components/tools/value-table'
import type { Tool, ToolValues } from '../../lib/tools/form'
import form from '../../lib/tools/forms/plates.json'
import { plateCounts, platesFor, usualPlates } from '../../lib/tools/plates'
import { inWords, type System } from '../../lib/tools/units'

const tool = form as Tool

const said = (side: readonly number[]) =>
  plateCounts(side)
    .map(({ plate, count }) => (count > 1 ? `${count} × ${plate}` : String(plate)))
    .join(', ')

function solve({ system, numbers: { weight = 0, bar = 0, smallest = 0 } }: ToolValues) {
  const plates = usualPlates[system].filter((plate) => plate >= smallest)
  const loading = platesFor(weight, bar, plates)
  if (!loading) return `The bar alone weighs ${inWords(bar, 2)} ${system}.`
  const { side, total, missing } = loading
  return {
    headline: side.length ? `Each side: ${said(side)} ${system}` : 'The bar alone, without plates',
    note:
      missing > 0
        ? `That makes ${inWords(total, 2)} ${system}: ${inWords(missing, 2)} ${system} less than wanted, because there are no smaller plates.`
        : undefined,
    side,
    system,
    total,
  }
}

const common: Record<System, { bar: number; weights: number[] }> = {
  kg: { bar: 20, weights: [30, 40, 50, 60, 70, 80, 100, 120, 140] },
  lb: { bar: 45, weights: [65, 95, 115, 135, 155, 185, 225, 275, 315] },
}

function CommonTable({ system }: { system: System }) {
  const { bar, weights } = common[system]
  return (
    <ValueTable
      caption={`Plates on each side of a bar of ${bar} ${system}`}
      head={[`Bar of ${bar} ${system}`, 'On each side']}
      rows={weights.map((weight) => [
        `${weight} ${system}`,
        said(platesFor(weight, bar, usualPlates[system])?.side ?? []),
      ])}
    />
  )
}

/** Which plates go on a bar. */
export default function Plates({ data }: PageProps<Queries.PlatesQuery>) {
  return (
    <ToolPage
      tool={tool}
      solve={solve}
      details={({ side, system, total }) => (
        <>
          <p className="mt-2 text-muted">
            {inWords(total, 2)} {system} with the bar.
          </p>
          <PlatesPicture side={side} heaviest={usualPlates[system][0] ?? 1} />
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
      <h2>How it is worked out</h2>
      <p>
        The bar is taken off, the rest halved, and each side loaded with the heaviest plates that
        fit, as lifters do. The plates are those of a usual gym: {usualPlates.kg.join(', ')} kg, or{' '}
        {usualPlates.lb.join(', ')} lb.
      </p>
      <h2>Where it ends</h2>
      <p>
        Weigh the bar if you can: men's bars have 20 kg (44 lb, sold as 45), women's 15 kg (33 lb),
        and others anything. Collars count as well: a pair has up to 5 kg (11 lb).
      </p>
    </ToolPage>
  )
}

export const Head = () => <ToolHead tool={tool} />

export const query = graphql`
  query Plates {
    allMarkdownRemark(
      filter: { tools: { eq: "plates" } }
      sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]
      limit: 4
    ) {
      nodes {
        ...ToolArticle
      }
    }
  }
`
