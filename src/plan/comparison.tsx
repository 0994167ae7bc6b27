import type { ReactNode } from 'react'
import { pluralize } from '../../packages/basics'
import type { MuscleWeeks } from '../../packages/progression'
import { muscles } from '../../packages/progression'
import { VisuallyHidden } from '../components/visually-hidden'
import { comparePath, planPath } from '../lib/paths'
import { LoadLine, loadLineLabel } from './load-line'
import type { AgendaDay } from './model/agenda'
import { PlanLinks } from './plan-links'

type ComparedPlan = NonNullable<Queries.PlanQuery['plan']>

/** Compares plans by their load lines on one scale, then in a table. */
export function Comparison({ plans }: { plans: readonly ComparedPlan[] }) {
  const sets = plans.map(
    ({ muscleWeeks }) =>
      new Map(muscleWeeks.map(({ muscle, sets }: MuscleWeeks) => [muscle, sets])),
  )
  const row = (name: string, cellOf: (plan: ComparedPlan, index: number) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {plans.map((plan, index) => (
        <td key={plan.planId}>{cellOf(plan, index)}</td>
      ))}
    </tr>
  )
  return (
    <>
      <LoadLines plans={plans} />
      <table className="comparison mt-10" style={{ '--plans': plans.length } as object}>
        <caption className="sr-only">The plans side by side</caption>
        <thead>
          <tr>
            <td />
            {plans.map(({ planId, title, level, category }) => (
              <th key={planId} scope="col">
                <span className="block text-sm text-muted">{`${level} · ${category}`}</span>
                <a href={planPath(planId)} className="text-link flex min-h-11 w-fit items-center">
                  {title}
                </a>
                {plans.length > 1 && (
                  <a
                    href={comparePath(
                      plans.flatMap((plan) => (plan.planId === planId ? [] : plan.planId)),
                    )}
                    className="plain-action text-sm"
                  >
                    Remove<VisuallyHidden> {title}</VisuallyHidden>
                  </a>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('Length and days', ({ duration }) => duration)}
          {row('A session', ({ sessionLength }) => sessionLength ?? 'not given')}
          {row('Equipment', ({ equipment }) => equipment)}
          {row('Ready for it?', ({ entry }) => (
            <ul className="grid gap-2">
              {entry?.map((check) => (
                <li key={check} className="pl-4 -indent-4 before:text-hull before:content-['–_']">
                  {check}
                </li>
              ))}
            </ul>
          ))}
          {row('First week', (plan) => weekText(plan, 0))}
          {row('Hardest week', (plan) =>
            weekText(plan, plan.loadLine.indexOf(Math.max(...plan.loadLine))),
          )}
          {row('Not ready?', ({ before }) => (
            <LabeledPlans words="Start with" plans={before} />
          ))}
          {row('Next plan', ({ next }) => (
            <LabeledPlans words="Continue with" plans={next} />
          ))}
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={plans.length + 1} className="pt-8 font-bold text-ink">
              Hard sets a week: first week to highest
            </th>
          </tr>
          {muscles
            .filter((muscle) => sets.some((planSets) => planSets.has(muscle)))
            .map((muscle) => row(muscle, (_, index) => firstAndMost(sets[index]?.get(muscle))))}
        </tbody>
      </table>
    </>
  )
}

/** Draws all lines on one scale. Twice the height is twice the load, and twice the width twice the weeks. */
function LoadLines({ plans: all }: { plans: readonly ComparedPlan[] }) {
  const plans = all.filter(({ loadLine }) => loadLine.length > 0)
  if (plans.length === 0) return null
  const most = Math.max(...plans.flatMap(({ loadLine }) => loadLine))
  const longest = Math.max(...plans.map(({ loadLine }) => loadLine.length))
  return (
    <figure className="compared-lines grid gap-5">
      {plans.map(({ planId, title, loadLine, deloads }) => (
        <div key={planId} style={{ width: `${(100 * loadLine.length) / longest}%` }}>
          <p className="font-bold">{title}</p>
          <LoadLine
            loads={loadLine}
            most={most}
            label={loadLineLabel(loadLine.length, deloads ?? [])}
          />
        </div>
      ))}
      <figcaption className="text-sm text-muted">
        All load lines share one scale: height is the weekly load, width the number of weeks.
      </figcaption>
    </figure>
  )
}

const LabeledPlans = ({ words, plans }: { words: string; plans: ComparedPlan['next'] }) =>
  plans.length > 0 && (
    <>
      {words} <PlanLinks plans={plans} />
    </>
  )

/** Sums up the sessions of the week at an index; undefined for a plan without sessions. */
function weekText({ agenda, loadLine }: ComparedPlan, index: number): string | undefined {
  const sessions: readonly AgendaDay[] | undefined = agenda[index]
  if (!sessions) return undefined
  const minutes = sessions.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  return [
    `Week ${index + 1}: ${pluralize(sessions.length, 'session')}`,
    ...(minutes > 0 ? [`${minutes} min`] : []),
    `load ${Math.round(loadLine[index] ?? 0)}`,
  ].join(', ')
}

const firstAndMost = (sets: readonly number[] = [0]) =>
  [...new Set([sets[0] ?? 0, Math.max(...sets)])].join(' to ')
