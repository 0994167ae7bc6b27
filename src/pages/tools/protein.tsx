import { graphql, type PageProps } from 'gatsby'
import { LimitsLink } from '../../calculators/limits-link'
import type { Tool } from '../../calculators/model/form'
import form from '../../calculators/model/forms/protein.json'
import { INDEX_WITHOUT_GAIN } from '../../calculators/model/limit-values'
import { proteinFor, solveProtein } from '../../calculators/model/protein'
import { formatNumber, KILOGRAMS } from '../../calculators/model/units'
import { ToolHead } from '../../calculators/tool-frame'
import { ToolPage } from '../../calculators/tool-page'
import { ValueTable } from '../../calculators/value-table'

const tool = form as Tool

export default function ProteinTool({ data }: PageProps<Queries.ProteinToolQuery>) {
  return (
    <ToolPage
      tool={tool}
      data={data}
      solve={solveProtein}
      details={({ meals, rate: [least, most] }) => (
        <>
          <p className="mt-2 text-lg">{meals}</p>
          <p className="mt-2 text-muted">
            {least} to {most} g per kilogram ({formatNumber(least * KILOGRAMS.lb, 2)} to{' '}
            {formatNumber(most * KILOGRAMS.lb, 2)} g per lb).
          </p>
        </>
      )}
    >
      <h2>How it is calculated</h2>
      <p>
        Body weight times grams per kilogram, rounded to 5 g. Staying fit or losing weight: 1.2 to
        1.6 g, from the Dietary Guidelines for Americans 2025-2030. Building muscle: 1.6 to 2.2 g,
        from the point beyond which more added nothing on average to the cautious end of its range
        (Morton and others, 2018, Br J Sports Med 52:376). Dieting while lean: 1.8 to 2.4 g, our own
        range. For lean people who lift and eat too little to hold their weight, a review asks for
        2.3 to 3.1 g per kilogram of fat-free mass (Helms and others, 2014, Int J Sport Nutr Exerc
        Metab 24:127). With 16 percent fat that is 1.9 to 2.6 g per kilogram of weight. Per meal, 20
        to 40 g are usual (Jäger and others, 2017, J Int Soc Sports Nutr 14:20). No limit per meal
        is known: 100 g at once was used too, over more hours (Trommelen and others, 2023, Cell Rep
        Med 4:101324).
      </p>
      <h2>Limits</h2>
      <p>
        The numbers are for healthy adults. A vegan diet works too: take the upper half of the
        range, and mix beans, grains, soy and nuts. Only weight up to a body mass index of{' '}
        {INDEX_WITHOUT_GAIN} counts. <LimitsLink />
      </p>
      <h2>Common values</h2>
      <ValueTable
        caption="Grams of protein a day"
        head={['Body weight', 'Staying fit or losing weight', 'Building muscle']}
        rows={[60, 70, 80, 90, 100].map((kilograms) => [
          `${kilograms} kg (${formatNumber(kilograms / KILOGRAMS.lb, 0)} lb)`,
          ...(['fit', 'muscle'] as const).map((goal) => {
            const { day } = proteinFor(kilograms, goal, 4)
            return `${day[0]} to ${day[1]} g`
          }),
        ])}
      />
    </ToolPage>
  )
}

export const Head = () => <ToolHead tool={tool} />

export const query = graphql`
  query ProteinTool($path: String!) {
    ...ToolArticles
  }
`
