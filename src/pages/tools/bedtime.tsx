import { graphql, type PageProps } from 'gatsby'
import { formatTime, lightsOutTime, parseTime, solveBedtime } from '../../calculators/model/bedtime'
import type { Tool } from '../../calculators/model/form'
import form from '../../calculators/model/forms/bedtime.json'
import { ToolHead } from '../../calculators/tool-frame'
import { ToolPage } from '../../calculators/tool-page'
import { ValueTable } from '../../calculators/value-table'

const tool = form as Tool

/** A typical sleep efficiency: share of the time in bed spent asleep. */
const USUAL_EFFICIENCY = 0.9

export default function Bedtime({ data }: PageProps<Queries.BedtimeQuery>) {
  return (
    <ToolPage
      tool={tool}
      data={data}
      solve={solveBedtime}
      details={({ rows, share }) => (
        <>
          <p className="mt-2">Asleep for {share} percent of the time in bed.</p>
          <ValueTable
            caption="Lights off by hours of sleep"
            head={['Sleep', 'Lights off']}
            rows={rows}
          />
        </>
      )}
    >
      <h2>How it is calculated</h2>
      <p>
        The share of last night that was sleep is the time in bed, minus the minutes to fall asleep
        and those awake, divided by the time in bed. Lights-off is the time you get up, minus the
        sleep you want divided by that share. Seven hours or more is the consensus of the American
        Academy of Sleep Medicine and the Sleep Research Society for adults (Watson and others,
        2015, Sleep 38:843); eight to ten is the Academy's for ages 13 to 18 (Paruthi and others,
        2016, Journal of Clinical Sleep Medicine 12:785). Beyond that, how you feel tells how much
        you need.
      </p>
      <h2>Limits</h2>
      <p>
        It ignores sleep cycles: they differ from person to person and from night to night, so no
        formula can wake you at the end of one. One night is a small sample: three or four tell you
        more. Move your bedtime by 15 minutes every few nights, not all at once. Body clocks differ
        too: if you are wide awake at that hour, go to bed when sleepy, and keep your wake-up time.
      </p>
      <h2>Common values</h2>
      <p>For an adult who sleeps 90 percent of the time in bed.</p>
      <ValueTable
        caption="Lights off by wake-up time"
        head={['Get up at', 'For 7 hours', 'For 8 hours', 'For 9 hours']}
        rows={['05:00', '05:30', '06:00', '06:30', '07:00', '07:30', '08:00'].map((time) => {
          const wake = parseTime(time) ?? 0
          return [
            formatTime(wake),
            ...[7, 8, 9].map((hours) => formatTime(lightsOutTime(wake, hours, USUAL_EFFICIENCY))),
          ]
        })}
      />
    </ToolPage>
  )
}

export const Head = () => <ToolHead tool={tool} />

export const query = graphql`
  query Bedtime($path: String!) {
    ...ToolArticles
  }
`
