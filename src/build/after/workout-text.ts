import { frequencyOf } from '../../lib/duration'
import { workoutPath, workoutPdfPath } from '../../lib/paths'
import { workoutDetail } from '../../lib/workout-detail'
import type { WorkoutNode } from '../workout-node'

/** A plan as data for programs: everything its page says, and where page and PDF are. */
export function workoutJson(workout: WorkoutNode, siteUrl: string): string {
  const { planId, title, description, level, category, duration, equipment } = workout
  const data = {
    id: planId,
    title,
    description,
    level,
    category,
    duration,
    frequency: frequencyOf(duration),
    equipment,
    ...workoutDetail(workout),
    url: siteUrl + workoutPath(planId),
    pdf: siteUrl + workoutPdfPath(planId),
  }
  return `${JSON.stringify(data, null, 2)}\n`
}

/** A plan as markdown: everything its page says. */
export function workoutMarkdown(workout: WorkoutNode, siteUrl: string): string {
  const { overview, goals, weeks, exercises } = workoutDetail(workout)
  const { planId, title, description, level, category, duration, equipment } = workout
  const sections = [
    `# ${title}`,
    description,
    listOf([
      `Level: ${level}`,
      `Category: ${category}`,
      `Duration: ${duration}`,
      `Equipment: ${equipment}`,
      `Page: ${siteUrl}${workoutPath(planId)}`,
      `PDF: ${siteUrl}${workoutPdfPath(planId)}`,
    ]),
    '## Program Overview',
    ...overview,
    '## Exercise Breakdown',
    tableOf([
      ['Exercise', 'Sets × reps', 'Rest'],
      ['---', '---', '---'],
      ...exercises.map(({ name, sets, reps, rest }) => [name, `${sets} × ${reps}`, rest]),
    ]),
    '## Weekly Progression',
    listOf(weeks.map((week, index) => `Week ${index + 1}: ${week}`)),
    '## Program Goals',
    listOf(goals),
  ]
  return `${sections.join('\n\n')}\n`
}

const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

const tableOf = (rows: string[][]) =>
  rows
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
