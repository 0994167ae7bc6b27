import { graphql, type PageProps } from 'gatsby'
import { ToolArticles } from '../../components/tools/tool-articles'
import { ToolHead } from '../../components/tools/tool-head'
import { ToolPage } from '../../components/tools/tool-page'
import { ValueTable } from '../../components/tools/value-table'
import type { Tool, ToolValues } from '../../lib/tools/form'
import form from '../../lib/tools/forms/sweat-rate.json'
import { sweatRate } from '../../lib/tools/sweat-rate'
import { inWords, KILOGRAMS, LITERS, toKilograms } from '../../lib/tools/units'

const tool = form as Tool

const ounces = (liters: number) => inWords(liters / LITERS.lb, 0)

/** What a result means, where it means more than its number. */
function noteOf(perHour: number, lighter: number): string | undefined {
  if (perHour > 3)
    return 'More than 3 liters an hour is rarer than a mistake: weigh the bottle again.'
  if (lighter < 0)
    return 'You came back heavier, so you drank more than you lost. In long events that is dangerous: drink less.'
  if (lighter > 2)
    return `You came back ${inWords(lighter)} percent lighter. Above 2 percent, take more to drink with you, most of all in heat.`
  return undefined
}

function solve({ system, numbers }: ToolValues) {
  const { before = 0, after = 0, drunk = 0, minutes = 0, toilet = 0 } = numbers
  const rate = sweatRate({
    before: toKilograms(before, system),
    after: toKilograms(after, system),
    drunk: drunk * LITERS[system],
    toilet: toilet * LITERS[system],
    minutes,
  })
  if (!rate) return 'You gained more than you drank. Weigh again, without wet clothes.'
  const { perHour, lighter } = rate
  return {
    headline: `${inWords(perHour, 2)} L (${ounces(perHour)} fl oz) an hour`,
    note: noteOf(perHour, lighter),
    perHour,
    lighter,
  }
}

/** How much one sweats in an hour. */
export default function SweatRate({ data }: PageProps<Queries.SweatRateQuery>) {
  return (
    <ToolPage
      tool={tool}
      solve={solve}
      details={({ lighter }) => (
        <p className="mt-2">
          Body weight {lighter < 0 ? 'gained' : 'lost'}: {inWords(Math.abs(lighter))} percent.
        </p>
      )}
      table={
        <>
          <h2>Common values</h2>
          <p>
            What is lost in an hour, by how much lighter the scale shows you and what you drank.
          </p>
          <ValueTable
            caption="Sweat rate after an hour"
            head={[
              'Lighter by',
              'Drunk: nothing',
              'Drunk: 0.5 L (17 fl oz)',
              'Drunk: 1 L (34 fl oz)',
            ]}
            rows={[0.25, 0.5, 1, 1.5, 2].map((lost) => [
              `${lost} kg (${inWords(lost / KILOGRAMS.lb)} lb)`,
              ...[0, 0.5, 1].map(
                (drunk) => `${inWords(lost + drunk, 2)} L (${ounces(lost + drunk)} fl oz)`,
              ),
            ])}
          />
        </>
      }
      articles={<ToolArticles articles={data.allMarkdownRemark.nodes} />}
    >
      <h2>The formula</h2>
      <p>
        Liters an hour = (kilograms before - kilograms after + liters drunk - liters left at the
        toilet) ÷ hours. A kilogram counts as a liter. It is the method of the American College of
        Sports Medicine's position stand on fluid replacement (Sawka and others, 2007, Medicine &
        Science in Sports & Exercise 39:377).
      </p>
      <h2>Where it ends</h2>
      <p>
        Weigh with the bladder empty, dry, in the same dry clothes or none. A little of the loss is
        burned fuel and breath. One session says nothing about another season, pace or jacket:
        repeat it. And the result is what you lose, not what you have to drink.
      </p>
    </ToolPage>
  )
}

export const Head = () => <ToolHead tool={tool} />

export const query = graphql`
  query SweatRate {
    allMarkdownRemark(
      filter: { tools: { eq: "sweat-rate" } }
      sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]
      limit: 4
    ) {
      nodes {
        ...ToolArticle
      }
    }
  }
`
