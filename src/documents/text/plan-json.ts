import type { CompletePlan } from '../../content/derive/complete-plan'
import { frequencyOf } from '../../lib/duration'
import { paragraphsOf } from '../../lib/paragraphs'
import { planPath, planPdfPath } from '../../lib/paths'
import { agendaSessions } from '../../plan/model/agenda'
import { libraryOf } from '../../plan/model/program'
import { progressionTopics } from '../../plan/model/progression-sentences'
import type { BuiltSettings } from '../built-site'

/** A plan as JSON: all text of its page, every session of every week, and links to its page and PDF. */
export function planJson(plan: CompletePlan, { url, safety }: BuiltSettings): string {
  const { planId, title, description, level, category, duration, equipment } = plan
  const { overview, goals, weeks, exercises } = plan
  const data = {
    id: planId,
    title,
    description,
    level,
    category,
    duration,
    frequency: frequencyOf(duration),
    equipment,
    overview: paragraphsOf(overview),
    goals,
    weeks,
    exercises: exercises.map(({ name, sets, reps, rest }) => ({ name, sets, reps, rest })),
    ...programJson(plan, safety),
    url: url + planPath(planId),
    pdf: url + planPdfPath(planId),
  }
  return `${JSON.stringify(data)}\n`
}

/** Fields that only plans with sessions have. */
function programJson(plan: CompletePlan, siteSafety: BuiltSettings['safety']) {
  const { program, length, library, loadLine, aim, entry } = plan
  if (!program) return {}
  const { safety: planSafety } = plan
  return {
    ...(aim && { aim }),
    ...(entry && { entry }),
    safety: { ...(planSafety && { own: planSafety }), ...(siteSafety && { general: siteSafety }) },
    progression: {
      text: progressionTopics(program, libraryOf(library))
        .map(({ title, lines }) => `${title}: ${lines.join(' ')}`)
        .join(' '),
      rules: plan.progression,
    },
    deloads: program.deloads,
    tests: program.tests,
    loadLine,
    sessions: agendaSessions(program, length, libraryOf(library)),
  }
}
