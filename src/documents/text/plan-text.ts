import type { CompletePlan } from '../../content/derive/complete-plan'
import { frequencyOf } from '../../lib/duration'
import { paragraphsOf } from '../../lib/paragraphs'
import { planPath, planPdfPath } from '../../lib/paths'
import type { BuiltSettings } from '../built-site'
import { markdownList } from './markdown-list'
import { progressionSections, safetySections, sessionSections } from './program-text'

/** A plan as markdown: all text of its page, and every session of every week. */
export function planMarkdown(plan: CompletePlan, { url, safety }: BuiltSettings): string {
  const { overview, goals, weeks, exercises } = plan
  const { planId, title, description, level, category, duration, equipment, aim, entry } = plan
  const sections = [
    `# ${title}`,
    description,
    markdownList([
      `Level: ${level}`,
      `Category: ${category}`,
      `Duration: ${duration}`,
      `Frequency: ${frequencyOf(duration)}`,
      ...(aim ? [`Aim: ${aim}`] : []),
      `Equipment: ${equipment}`,
      `Page: ${url}${planPath(planId)}`,
      `PDF: ${url}${planPdfPath(planId)}`,
    ]),
    '## Program Overview',
    ...paragraphsOf(overview),
    ...(entry ? ['## Ready for it?', markdownList(entry)] : []),
    ...progressionSections(plan),
    ...(plan.program ? safetySections(safety, plan.safety) : []),
    '## Exercise Breakdown',
    tableOf([
      ['Exercise', 'Sets × reps', 'Rest'],
      ['---', '---', '---'],
      ...exercises.map(({ name, sets, reps, rest }) => [name, `${sets} × ${reps}`, rest]),
    ]),
    '## Weekly Progression',
    markdownList(weeks.map((week, index) => `Week ${index + 1}: ${week}`)),
    '## Program Goals',
    markdownList(goals),
    ...sessionSections(plan),
  ]
  return `${sections.join('\n\n')}\n`
}

const tableOf = (rows: string[][]) =>
  rows
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
