import {
  type ExerciseLibrary,
  exerciseIdsOf,
  libraryOf,
  muscleWeeks,
  type Program,
  progressionWords,
} from '../../../packages/progression'
import type { CompletePlan } from '../../content/derive/complete-plan'
import { isPublished } from '../../content/published'
import { typesetAll } from '../../lib/typeset'
import { planAgenda } from '../../plan/model/agenda'
import { weekTable } from '../../plan/model/week-table'
import type { ImageTools } from '../images/image-data'
import { field } from './field'
import { figuresOf } from './figure'
import { nodesInOrder } from './find-nodes'
import { alternativeExercises, planExercises } from './plan-library'

/** A field computed from a plan's sessions. `none` is its value for a plan without sessions. */
const sessionsField = (
  type: string,
  none: unknown,
  compute: (program: Program, weeks: number, library: ExerciseLibrary) => unknown,
) =>
  field(type, ({ program, length, library }: CompletePlan) =>
    program ? compute(program, length, libraryOf(library)) : none,
  )

/** A list of plans, from a list of their ids. */
const plansField = (ids: 'before' | 'next') =>
  field('[Plan!]!', (plan: CompletePlan, context) =>
    nodesInOrder('planId', plan[ids] ?? [], context),
  )

/** The fields of a plan that are computed from its content. */
export const planResolvers = (tools: ImageTools) => ({
  isHidden: field('Boolean!', (plan: CompletePlan) => !isPublished(plan, new Date())),
  before: plansField('before'),
  next: plansField('next'),
  exerciseIds: field('[String!]!', (plan: CompletePlan) => exerciseIdsOf(plan.program)),
  library: field('[Exercise!]!', (plan: CompletePlan, context) =>
    planExercises(plan.program, context),
  ),
  alternatives: field('[Exercise!]!', (plan: CompletePlan, context) =>
    alternativeExercises(plan.program, context),
  ),
  figures: field('String', async (plan: CompletePlan, context) =>
    figuresOf(await planExercises(plan.program, context), context, tools),
  ),
  week: {
    type: 'PlanWeek',
    args: { number: 'Int!' },
    resolve: ({ program, library, weeks }: CompletePlan, { number }: { number: number }) => {
      const reason = weeks[number - 1]
      if (!program || reason === undefined) return null
      return typesetAll({ ...weekTable(program, number, libraryOf(library)), reason })
    },
  },
  program: sessionsField('Program', null, (program) => program),
  warmUp: sessionsField('String', null, ({ warmUp }) => typesetAll(warmUp)),
  exercises: field('[ExerciseRow!]!', ({ exercises }: CompletePlan) => typesetAll(exercises)),
  progression: sessionsField('ProgressionWords', null, (program, _weeks, library) =>
    typesetAll(progressionWords(program, library)),
  ),
  missed: sessionsField('MissedSessions', null, ({ progression }) => progression.missed ?? null),
  muscleWeeks: sessionsField('[MuscleWeeks!]!', [], muscleWeeks),
  agenda: sessionsField('[[AgendaDay!]!]!', [], planAgenda),
})
