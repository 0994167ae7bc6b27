import { graphql, type PageProps } from 'gatsby'
import { LimitsLink } from '../../calculators/limits-link'
import type { Tool } from '../../calculators/model/form'
import form from '../../calculators/model/forms/waist-to-height.json'
import { INDEX_FOR_AN_APPOINTMENT } from '../../calculators/model/limit-values'
import { formatNumber } from '../../calculators/model/units'
import { solveWaistToHeight } from '../../calculators/model/waist-to-height'
import { ToolHead } from '../../calculators/tool-frame'
import { ToolPage } from '../../calculators/tool-page'
import { ValueTable } from '../../calculators/value-table'

const tool = form as Tool

export default function WaistToHeight({ data }: PageProps<Queries.WaistToHeightQuery>) {
  return (
    <ToolPage
      tool={tool}
      data={data}
      solve={solveWaistToHeight}
      details={({ text }) => <p className="mt-2">{text}</p>}
    >
      <h2>How it is calculated</h2>
      <p>
        Your waist divided by your height, in the same unit. The bands are from the British National
        Institute for Health and Care Excellence (Overweight and obesity management, NG246, 2025):
        from 0.4 no increased risk, from 0.5 increased, from 0.6 further increased, for all sexes
        and all ethnic backgrounds, in adults with a body mass index below 35.
      </p>
      <p>
        Measure at the end of a normal breath out, midway between the lowest rib and the top of the
        hip bone, on the skin, with the tape level and not tight. Tries differ by a centimeter or
        two (half an inch).
      </p>
      <h2>Limits</h2>
      <p>
        It is a screen, not a diagnosis, and says nothing about how fit you are. Your weight is
        asked because the bands end at a body mass index of {INDEX_FOR_AN_APPOINTMENT}, from where
        the waist adds little. <LimitsLink />
      </p>
      <h2>Common values</h2>
      <ValueTable
        caption="Waist by height"
        head={['Height', 'Half of it', 'Six tenths of it']}
        rows={[155, 165, 175, 185, 195].map((height) => [
          `${height} cm (${formatNumber(height / 2.54, 0)} in)`,
          ...[0.5, 0.6].map(
            (share) =>
              `${formatNumber(height * share)} cm (${formatNumber((height * share) / 2.54)} in)`,
          ),
        ])}
      />
    </ToolPage>
  )
}

export const Head = () => <ToolHead tool={tool} />

export const query = graphql`
  query WaistToHeight($path: String!) {
    ...ToolArticles
  }
`
