import {
  formatLoad,
  libraryOf,
  muscleWeeks,
  programOf,
  type SimulatedSet,
  sessionLengths,
  setsInWeek,
  simulatePlan,
  simulationInput,
  timedProgram,
  weeklyLoads,
} from '../../packages/progression'
import { exerciseFacts, exerciseFactsById } from '../../src/content/derive/exercise-facts'
import type { Exercise } from '../../src/content/schema/exercise'
import { type Plan, planSchema } from '../../src/content/schema/plan'
import { loadLineShape } from '../../src/plan/model/load-line-shape'
import { html } from './html'

/** The fields of a plan that its sessions follow from. A draft may lack the others. */
const programSchema = planSchema
  .pick({
    duration: true,
    sessions: true,
    progression: true,
    deloads: true,
    tests: true,
    warmUp: true,
    rampUp: true,
    rampUpLater: true,
  })
  .strip()

/** What a plan's draft asks: each week in numbers, and each session as a steady trainee goes through it. */
export function planPreview(data: unknown, exercises: readonly Exercise[]) {
  const read = programSchema.safeParse(data)
  if (!read.success || !read.data.sessions)
    return html`<p>Write the duration, the progression and a session with its days and exercises: here you see what each week asks.</p>`
  const input = simulationInput(read.data as Plan, exerciseFactsById(exercises))
  if (!input) return html`<p>Write the duration as “6 weeks, 3x/week”, and a progression.</p>`
  const sets = simulatePlan({ ...input, lifter: 'steady', unit: 'kg' })
  return html`${weeksTable(read.data as Plan, exercises)}
    <h2>Session by session</h2>
    <p>As a steady trainee goes through it, in kilograms. The weights depend on the trainee; the rules are yours.</p>
    ${walk(sets)}`
}

function weeksTable(plan: Plan, exercises: readonly Exercise[]) {
  const library = libraryOf(exercises.map(exerciseFacts))
  const written = programOf(plan)
  if (!written) return undefined
  const weeks = written.sessions[0]?.lines[0]?.weeks.length ?? 0
  const program = timedProgram(written, weeks, library)
  const loads = weeklyLoads(program, weeks)
  const minutes = sessionLengths(program, weeks, library).map((week) => Math.max(...week))
  const numbers = Array.from({ length: weeks }, (_, index) => index + 1)
  const { line, area } = loadLineShape(loads, { width: 320, height: 48 })
  const cells = (values: readonly unknown[]) => values.map((value) => html`<td>${value || ''}</td>`)
  return html`<h2>Week by week</h2>
    <svg class="load-line" viewBox="0 0 320 48" preserveAspectRatio="none" role="img" aria-label="Load line: ${loads.join(', ')}"><path class="area" d="${area}"/><path d="${line}"/></svg>
    <div class="wide"><table>
      <thead><tr><th scope="col">Week</th>${numbers.map((week) => html`<th scope="col">${week}</th>`)}</tr></thead>
      <tbody>
        <tr><th scope="row">Load</th>${cells(loads)}</tr>
        <tr><th scope="row">Longest session, minutes</th>${cells(minutes)}</tr>
        <tr><th scope="row">Sets</th>${cells(numbers.map((week) => setsInWeek(program, week)))}</tr>
        <tr><th scope="colgroup" colspan="${weeks + 1}">Hard sets per muscle</th></tr>
        ${muscleWeeks(program, weeks, library).map(
          ({ muscle, sets }) => html`<tr><th scope="row">${muscle}</th>${cells(sets)}</tr>`,
        )}
      </tbody>
    </table></div>`
}

function walk(sets: readonly SimulatedSet[]) {
  const bySession = new Map<SimulatedSet['slot'], SimulatedSet[]>()
  for (const set of sets) bySession.set(set.slot, [...(bySession.get(set.slot) ?? []), set])
  return [...bySession].map(
    ([
      { week, session, name },
      all,
    ]) => html`<details data-id="${week}.${session}"${week === 1 ? html` open` : ''}>
      <summary>Week ${week}, session ${session}: ${name}</summary>
      <ol>${all.filter(({ number }) => number === 1).map((first) => entry(first, all))}</ol>
    </details>`,
  )
}

function entry({ entry: at, reason }: SimulatedSet, sets: readonly SimulatedSet[]) {
  const done = sets.filter((one) => one.entry === at)
  const loads = new Set(
    done.flatMap(({ load, unit }) => (load !== undefined && unit ? formatLoad(load, unit) : [])),
  )
  const { measure, as } = at.asked
  const amounts = done.map(({ amount }) => amount).join(', ')
  return html`<li><strong>${as ? `${at.title}, ${as}` : at.title}</strong>: ${
    loads.size > 0 ? `${[...loads].join(', then ')} × ` : ''
  }${amounts}${measure === 'reps' ? '' : ` ${measure}`}. <span>${reason}</span></li>`
}
