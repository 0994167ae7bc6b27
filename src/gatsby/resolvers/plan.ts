import {
  type CompletePlan,
  completePlan,
  completeTexts,
  toPlanExercise,
  type WrittenDetail,
  weekCount,
} from '../../content/derive/complete-plan'
import { allExerciseIdsOf, exerciseIdsOf, programOf } from '../../content/derive/program-of'
import { isPublished } from '../../content/published'
import type { Plan } from '../../content/schema/plan'
import type { SiteSettings } from '../../content/schema/site'
import { buildFolders } from '../../documents/files/folders'
import { pdfBytes } from '../../documents/pdf/pdf-bytes'
import { planAgenda } from '../../plan/model/agenda'
import { exerciseBreakdown } from '../../plan/model/breakdown'
import { muscleWeeks } from '../../plan/model/hard-sets'
import { longestSessions, timedProgram } from '../../plan/model/minutes'
import { placeholderPlan } from '../../plan/model/placeholder-plan'
import { planFit } from '../../plan/model/plan-fit'
import type { ExerciseLibrary, Program } from '../../plan/model/program'
import { progressionWords } from '../../plan/model/progression-sentences'
import { usualMinutes } from '../../plan/model/usual-minutes'
import { weekTable } from '../../plan/model/week-table'
import { weeklyLoads } from '../../plan/model/weekly-load'
import type { ImageTools } from '../images/image-data'
import type { ResolverContext } from '../images/node-model'
import { field } from './field'
import { figureOf, figuresOf } from './figure'
import { findNodes, nodesInOrder } from './find-nodes'
import {
  alternativeExercises,
  planExercises,
  planLibrary,
  replacementLibrary,
} from './plan-library'

/** A plan node; Gatsby reserves `id`. */
type PlanNode = Omit<Plan, 'id' | keyof WrittenDetail> & WrittenDetail & { jsonId: string }

/** Returns a plan exactly as the post-build step gets it, so that both draw the same PDF. */
async function wholePlan(
  plan: PlanNode,
  context: ResolverContext,
  tools: ImageTools,
): Promise<CompletePlan> {
  const exercises = await findNodes('exerciseId', allExerciseIdsOf(programOf(plan)), context)
  const library = exercises.map(async (exercise) =>
    toPlanExercise({ ...exercise, id: exercise.jsonId }, await figureOf(exercise, context, tools)),
  )
  return completePlan({ ...plan, id: plan.jsonId }, await Promise.all(library))
}

/** A timed program, its length, and its exercises. */
type Sessions = [program: Program, weeks: number, library: ExerciseLibrary]

async function sessionsOf(plan: PlanNode, context: ResolverContext): Promise<Sessions | undefined> {
  const program = programOf(plan)
  if (!program) return undefined
  const weeks = weekCount(plan)
  const library = await planLibrary(program, context)
  return [timedProgram(program, weeks, library), weeks, library]
}

/** A field computed from a plan's sessions. `none` is its value for a plan without sessions. */
const sessionsField = (type: string, none: unknown, compute: (...sessions: Sessions) => unknown) =>
  field(type, async (plan: PlanNode, context) => {
    const sessions = await sessionsOf(plan, context)
    return sessions ? compute(...sessions) : none
  })

/** A list of plans, from a list of their ids. */
const plansField = (ids: 'before' | 'next') =>
  field('[Plan!]!', (plan: PlanNode, context) => nodesInOrder('planId', plan[ids] ?? [], context))

/** The fields of a plan that are computed from its content. */
export const planResolvers = (tools: ImageTools) => ({
  pdfSize: field('Int!', async (plan: PlanNode, context) => {
    const settings = await context.nodeModel.findOne<SiteSettings>({
      type: 'SiteSettings',
      query: {},
    })
    const whole = await wholePlan(plan, context, tools)
    return (await pdfBytes(whole, settings, buildFolders().cacheFolder)).length
  }),
  isHidden: field('Boolean!', (plan: PlanNode) => !isPublished(plan, new Date())),
  overview: field('String!', (plan: PlanNode) => completeTexts(plan).overview),
  goals: field('[String!]!', (plan: PlanNode) => completeTexts(plan).goals),
  weeks: field('[String!]!', (plan: PlanNode) => completeTexts(plan).weeks),
  length: field('Int!', weekCount),
  before: plansField('before'),
  next: plansField('next'),
  exerciseIds: field('[String!]!', (plan: PlanNode) => exerciseIdsOf(programOf(plan))),
  library: field('[Exercise!]!', (plan: PlanNode, context) =>
    planExercises(programOf(plan), context),
  ),
  spares: field('[Exercise!]!', (plan: PlanNode, context) =>
    alternativeExercises(programOf(plan), context),
  ),
  figures: field('String', async (plan: PlanNode, context) =>
    figuresOf(await planExercises(programOf(plan), context), context, tools),
  ),
  week: {
    type: 'PlanWeek',
    args: { number: 'Int!' },
    resolve: async (plan: PlanNode, { number }: { number: number }, context: ResolverContext) => {
      const [program, , library] = (await sessionsOf(plan, context)) ?? []
      const reason = plan.schedule?.[`week${number}`]
      if (!program || !library || reason === undefined) return null
      return { ...weekTable(program, number, library), reason }
    },
  },
  fit: field('PlanFit', async (plan: PlanNode, context) => {
    const program = programOf(plan)
    return program ? planFit(program, weekCount(plan), await replacementLibrary(context)) : null
  }),
  program: sessionsField('Program', null, (program) => program),
  warmUp: sessionsField('String', null, ({ warmUp }) => warmUp),
  exercises: sessionsField('[ExerciseRow!]!', placeholderPlan.exercises, exerciseBreakdown),
  progression: sessionsField('ProgressionWords', null, (program, _weeks, library) =>
    progressionWords(program, library),
  ),
  usualMinutes: sessionsField('Int', null, (...sessions) =>
    usualMinutes(longestSessions(...sessions)),
  ),
  loadLine: sessionsField('[Float!]!', [], weeklyLoads),
  muscleWeeks: sessionsField('[MuscleWeeks!]!', [], muscleWeeks),
  agenda: sessionsField('[[AgendaDay!]!]!', [], planAgenda),
})
