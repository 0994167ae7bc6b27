import { completeTexts, type WrittenDetail } from '../../content/derive/complete-detail'
import {
  type CompletePlan,
  completePlan,
  toPlanExercise,
  weekCount,
} from '../../content/derive/complete-plan'
import { allExerciseIdsOf, exerciseIdsOf, programOf } from '../../content/derive/program-of'
import { isPublished } from '../../content/published'
import type { Plan } from '../../content/schema/plan'
import { buildFolders } from '../../documents/files/folders'
import { pdfBytes } from '../../documents/pdf/pdf-bytes'
import { planAgenda } from '../../plan/model/agenda'
import { exerciseBreakdown } from '../../plan/model/breakdown'
import { muscleWeeks } from '../../plan/model/hard-sets'
import { loadLine } from '../../plan/model/load-line'
import { longestSessions, timedProgram } from '../../plan/model/minutes'
import { placeholderPlan } from '../../plan/model/placeholder-plan'
import { planFit } from '../../plan/model/plan-fit'
import type { ExerciseLibrary, Program } from '../../plan/model/program'
import { progressionWords } from '../../plan/model/progression-sentences'
import { usualMinutes } from '../../plan/model/usual-minutes'
import { weekTable } from '../../plan/model/week-table'
import type { ResolverContext } from '../images/node-model'
import type { ImageTools } from '../images/resolve-picture'
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
const fromSessions = (type: string, none: unknown, make: (...sessions: Sessions) => unknown) => ({
  type,
  resolve: async (plan: PlanNode, _args: unknown, context: ResolverContext) => {
    const sessions = await sessionsOf(plan, context)
    return sessions ? make(...sessions) : none
  },
})

/** Resolves a list of plan ids to plans. */
const resolvePlans = (field: 'before' | 'next') => ({
  type: '[Plan!]!',
  resolve: (plan: PlanNode, _args: unknown, context: ResolverContext) =>
    nodesInOrder('planId', plan[field] ?? [], context),
})

/** The fields of a plan that are computed from its content. */
export const planResolvers = (tools: ImageTools) => ({
  pdfSize: {
    type: 'Int!',
    resolve: async (plan: PlanNode, _args: unknown, context: ResolverContext) => {
      const bytes = await pdfBytes(
        await wholePlan(plan, context, tools),
        await context.nodeModel.findOne({ type: 'SiteSettings', query: {} }),
        buildFolders().cacheFolder,
      )
      return bytes.length
    },
  },
  isHidden: { type: 'Boolean!', resolve: (plan: PlanNode) => !isPublished(plan, new Date()) },
  overview: { type: 'String!', resolve: (plan: PlanNode) => completeTexts(plan).overview },
  goals: { type: '[String!]!', resolve: (plan: PlanNode) => completeTexts(plan).goals },
  weeks: { type: '[String!]!', resolve: (plan: PlanNode) => completeTexts(plan).weeks },
  length: { type: 'Int!', resolve: weekCount },
  before: resolvePlans('before'),
  next: resolvePlans('next'),
  exerciseIds: {
    type: '[String!]!',
    resolve: (plan: PlanNode) => exerciseIdsOf(programOf(plan)),
  },
  library: {
    type: '[Exercise!]!',
    resolve: (plan: PlanNode, _args: unknown, context: ResolverContext) =>
      planExercises(programOf(plan), context),
  },
  spares: {
    type: '[Exercise!]!',
    resolve: (plan: PlanNode, _args: unknown, context: ResolverContext) =>
      alternativeExercises(programOf(plan), context),
  },
  figures: {
    type: 'String',
    resolve: async (plan: PlanNode, _args: unknown, context: ResolverContext) =>
      figuresOf(await planExercises(programOf(plan), context), context, tools),
  },
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
  fit: {
    type: 'PlanFit',
    resolve: async (plan: PlanNode, _args: unknown, context: ResolverContext) => {
      const program = programOf(plan)
      return program ? planFit(program, weekCount(plan), await replacementLibrary(context)) : null
    },
  },
  program: fromSessions('Program', null, (program) => program),
  warmUp: fromSessions('String', null, ({ warmUp }) => warmUp),
  exercises: fromSessions('[ExerciseRow!]!', placeholderPlan.exercises, exerciseBreakdown),
  progression: fromSessions('ProgressionWords', null, (program, _weeks, library) =>
    progressionWords(program, library),
  ),
  usualMinutes: fromSessions('Int', null, (...sessions) =>
    usualMinutes({ minutes: longestSessions(...sessions) }),
  ),
  loadLine: fromSessions('[Float!]!', [], loadLine),
  muscleWeeks: fromSessions('[MuscleWeeks!]!', [], muscleWeeks),
  agenda: fromSessions('[[AgendaDay!]!]!', [], planAgenda),
})
