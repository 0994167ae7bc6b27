import { useEffect, useRef } from 'react'
import { finishedSessions, roundsFrom } from '../model/history'
import type { TrainingInput } from '../model/training-input'
import { shortDate } from '../texts'
import type { TrainingPlan } from '../training-plan'
import { type Lift, liftsOf } from './lift-points'
import { LineChart } from './line-chart'
import { LoadLineChart } from './load-line-chart'
import { weekLoads } from './own-load'

/** What became of it: the plan's load line with one's own, and each lift's loads and estimated maximum. */
export function ProgressView({ plan, input }: { plan: TrainingPlan; input: TrainingInput }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const finished = finishedSessions(input.sessions).filter(
    (session) => session.plan === plan.planId,
  )
  const lifts = liftsOf(finished, input.unit)
  const loads = weekLoads(plan.program, plan.weeks, finished, roundsFrom(input.state, 1))
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="display train-title">
        Progress
      </h2>
      {finished.length === 0 && (
        <p>Nothing to show before the first session. Then each lift gets its line here.</p>
      )}
      {finished.length > 0 && (
        <section className="plan-section" aria-labelledby="own-load">
          <h3 id="own-load" className="display text-lg">
            The load line and yours
          </h3>
          <LoadLineChart weeks={loads} deloads={plan.program.deloads} />
          <p className="train-key" aria-hidden="true">
            <span className="of-plan">Plan</span>
            <span>You</span>
          </p>
          <details className="train-menu">
            <summary>As a table</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
            <section className="train-scroll" aria-label="The load line as a table" tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Week</th>
                    <th scope="col">Plan</th>
                    <th scope="col">You</th>
                  </tr>
                </thead>
                <tbody>
                  {loads.map(({ week, asked, own }) => (
                    <tr key={week}>
                      <th scope="row">{week}</th>
                      <td>{asked}</td>
                      <td>{own ?? 'nothing logged'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </details>
          <p className="text-sm text-muted">Sets of a week, each weighted by its effort.</p>
        </section>
      )}
      {lifts.map((lift) => (
        <LiftSection key={lift.exercise} lift={lift} unit={input.unit} />
      ))}
      {lifts.length > 0 && (
        <p className="text-sm text-muted">
          The single is estimated by Epley's formula: weight × (1 + reps ÷ 30), reps left included.
          Above ten reps it says too little and is left out.
        </p>
      )}
    </>
  )
}

function LiftSection({ lift, unit }: { lift: Lift; unit: string }) {
  const { points, title, measure } = lift
  const isLoaded = points.some(({ load }) => load !== undefined)
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  const lines = isLoaded
    ? [
        { values: points.map(({ estimate }) => estimate), className: 'asked' },
        { values: points.map(({ load }) => load), className: 'own', hasDots: true },
      ]
    : [{ values: points.map(({ amount }) => amount), className: 'own', hasDots: true }]
  return (
    <section className="plan-section" aria-label={title}>
      <h3 className="display text-lg">{title}</h3>
      {points.length > 1 && (
        <>
          <LineChart
            lines={lines}
            ends={[shortDate(first.date), shortDate(last.date)]}
            unit={isLoaded ? unit : measure}
          />
          <p className="train-key" aria-hidden="true">
            <span>{isLoaded ? 'Weight' : `Most ${measure}`}</span>
            {isLoaded && <span className="of-plan">Estimated single</span>}
          </p>
        </>
      )}
      <details className="train-menu">
        <summary aria-label={`${title} as a table`}>As a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
        <section className="train-scroll" aria-label={`${title}, day by day`} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                {isLoaded && <th scope="col">Weight</th>}
                <th scope="col">Most {measure}</th>
                {isLoaded && <th scope="col">Estimated single</th>}
              </tr>
            </thead>
            <tbody>
              {points.map(({ date, load, amount, estimate }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two sessions may share a day
                <tr key={index}>
                  <th scope="row">{shortDate(date)}</th>
                  {isLoaded && <td>{load === undefined ? 'none' : `${load} ${unit}`}</td>}
                  <td>{amount}</td>
                  {isLoaded && (
                    <td>{estimate === undefined ? 'not estimated' : `${estimate} ${unit}`}</td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  )
}
