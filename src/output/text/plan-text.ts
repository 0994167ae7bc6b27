import { frequencyOf } from '../../lib/duration'
import { planPath, planPdfPath } from '../../lib/paths'
import { planDetail } from '../../lib/plan-detail'
import type { BuiltPlan } from '../built-plan'

/** A plan as data for programs: everything its page says, and where page and PDF are. */
export function planJson(plan: BuiltPlan, siteUrl: string): string {
  const { planId, title, description, level, category, duration, equipment } = plan
  const data = {
    id: planId,
    title,
    description,
    level,
    category,
    duration,
    frequency: frequencyOf(duration),
    equipment,
    ...planDetail(plan),
    url: siteUrl + planPath(planId),
    pdf: siteUrl + planPdfPath(planId),
  }
  return `${JSON.stringify(data, null, 2)}\n`
}

/** A plan as markdown: everything its page says. */
export function planMarkdown(plan: BuiltPlan, siteUrl: string): string {
  const { overview, goals, weeks, exercises } = planDetail(plan)
  const { planId, title, description, level, category, duration, equipment } = plan
  const sections = [
    `# ${title}`,
    description,
    listOf([
      `Level: ${level}`,
      `Category: ${category}`,
      `Duration: ${duration}`,
      `Equipment: ${equipment}`,
      `Page: ${siteUrl}${planPath(planId)}`,
      `PDF: ${siteUrl}${planPdfPath(planId)}`,
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
