import { graphql, type PageProps } from 'gatsby'
import { ToolArticles } from '../../components/tools/tool-articles'
import { ToolHead } from '../../components/tools/tool-head'
import { ToolPage } from '../../components/tools/tool-page'
import { ValueTable } from '../../components/tools/value-table'
import type { Tool, ToolValues } from '../../lib/tools/form'
import form from '../../lib/tools/forms/protein.json'
import { type ProteinGoal, proteinFor, proteinGoals } from '../../lib/tools/protein'
import { inWords, KILOGRAMS, toKilograms } from '../../lib/tools/units'

const tool = form as Tool

const range = ([least, most]: readonly [number, number]) => `${least} to ${most} g`

function solve({ system, numbers: { weight = 0, meals = 0 }, texts }: ToolValues) {
  const goal = texts.goal as ProteinGoal
  const protein = proteinFor(toKilograms(weight, system), goal, meals)
  if (!protein) return 'Enter your body weight and the number of meals.'
  return {
    headline: `${range(protein.day)} a day`,
    note:
      protein.meal[1] < 20
        ? 'Fewer and larger meals come closer to the 20 to 40 g that one meal can use well.'
        : undefined,
    meals: `${range(protein.meal)} in each of ${meals} meals.`,
    rate: proteinGoals[goal],
  }
}

/** How much protein a day and a meal. */
export default function ProteinTool({ data }: PageProps<Queries.ProteinToolQuery>) {
  return (
    <ToolPage
      tool={tool}
      solve={solve}
      details={({ meals, rate: [least, most] }) => (
        <>
          <p className="mt-2 text-lg">{meals}</p>
          <p className="mt-2 text-muted">
            {least} to {most} g for each kilogram ({inWords(least * KILOGRAMS.lb, 2)} to{' '}
            {inWords(most * KILOGRAMS.lb, 2)} g for each lb).
          </p>
        </>
      )}
      table={
        <>
          <h2>Common values</h2>
          <ValueTable
            caption="Grams of protein a day"
            head={['Body weight', 'Staying fit', 'Building muscle', 'Dieting while lean']}
            rows={[50, 60, 70, 80, 90, 100].map((kilograms) => [
              `${kilograms} kg (${inWords(kilograms / KILOGRAMS.lb, 0)} lb)`,
              ...(['fit', 'muscle', 'diet'] as const).map((goal) => {
                const protein = proteinFor(kilograms, goal, 4)
                return protein ? range(protein.day) : ''
              }),
            ])}
          />
        </>
      }
      articles={<ToolArticles articles={data.allMarkdownRemark.nodes} />}
    >
      <h2>How it is worked out</h2>
      <p>
        Body weight times grams for each kilogram, rounded to 5 g. The International Society of
        Sports Nutrition gives 1.4 to 2.0 g for most people who train, and 20 to 40 g for a meal
        (Jäger and others, 2017, Journal of the International Society of Sports Nutrition 14:20).
        Beyond about 1.6 g more protein adds little muscle on average, with 2.2 g as the cautious
        upper end (Morton and others, 2018, British Journal of Sports Medicine 52:376).
      </p>
      <h2>Where it ends</h2>
      <p>
        The numbers are for healthy adults. With a kidney disease, in pregnancy, or with much weight
        to lose, ask who treats you: there, body weight is the wrong start for this sum.
      </p>
    </ToolPage>
  )
}

export const Head = () => <ToolHead tool={tool} />

export const query = graphql`
  query ProteinTool {
    allMarkdownRemark(
      filter: { tools: { eq: "protein" } }
      sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]
      limit: 4
    ) {
      nodes {
        ...ToolArticle
      }
    }
  }
`
