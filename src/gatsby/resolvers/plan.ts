import { completeExercises, completeTexts, type WrittenDetail } from '../../content/complete-detail'
import {
  type CompletePlan,
  completePlan,
  planExercise,
  planLength,
} from '../../content/complete-plan'
import { allExerciseIdsOf, exerciseIdsOf, programOf } from '../../content/program'
import type { Plan } from '../../content/schema/plan'
import { buildFolders } from '../../documents/files/folders'
import { pdfSize } from '../../documents/pdf/pdf-size'
import { usualMinutes } from '../../finder/model/fit'
import { parseDuration } from '../../lib/duration'
import { planAgenda } from '../../plan/model/agenda'
import { muscleWeeks } from '../../plan/model/hard-sets'
import { kitOf } from '../../plan/model/kits'
import { loadLine } from '../../plan/model/load-line'
import { longestSessions, timedProgram } from '../../plan/model/minutes'
import { planFit } from '../../plan/model/plan-fit'
import { progressionWords } from '../../plan/model/progression-sentences'
import { traitsOf } from '../../plan/model/traits'
import { weekTable } from '../../plan/model/week-table'
import type { ResolverContext } from '../images/node-model'
import type { ImageTools } from '../images/resolve-picture'
import { figureOf, figuresOf } from './figure'
import {
  findExercises,
  planExercises,
  planLibrary,
  spareExercises,
  wholeLibrary,
} from './plan-library'
import { planOrder } from './plan-order'

/** A plan as Gatsby keeps it; it keeps 'id' for itself. */
type PlanNode = Omit<Plan, 'id' | keyof WrittenDetail> & WrittenDetail & { jsonId: string }

/** Returns a plan as the last step of the build has it, so that both draw the same PDF. */
async function wholePlan(
  plan: PlanNode,
  context: ResolverContext,
  tools: ImageTools,
): Promise<CompletePlan> {
  const ids = allExerciseIdsOf(programOf(plan))
  const exercises = ids.length > 0 ? await findExercises({ ids }, context) : []
  const library = exercises.map(async (exercise) =>
    planExercise({ ...exercise, id: exercise.jsonId }, await figureOf(exercise, context, tools)),
  )
  return completePlan({ ...plan, id: plan.jsonId }, await Promise.all(library))
}

/** Returns a plan's program with the minutes of each week; null for a plan without sessions. */
async function timedProgramOf(plan: PlanNode, context: ResolverContext) {
  const program = programOf(plan)
  return program
    ? timedProgram(program, planLength(plan), await planLibrary(program, context))
    : null
}

/** Returns what lists tell of a plan's sessions: how long a usual one takes, and what it is trained with. */
async function planFacts(plan: PlanNode, context: ResolverContext) {
  const program = await timedProgramOf(plan, context)
  if (!program) return { minutes: undefined, kit: undefined }
  const library = await planLibrary(program, context)
  return {
    minutes: usualMinutes({ minutes: longestSessions(program, planLength(plan), library) }),
    kit: kitOf(program, library),
  }
}

const planTraits = async (plan: PlanNode, context: ResolverContext) =>
  traitsOf({
    ...(await planFacts(plan, context)),
    perWeek: parseDuration(plan.duration)?.perWeek,
  })

function loadLineOf(plan: PlanNode): number[] {
  const program = programOf(plan)
  return program ? loadLine(program, planLength(plan)) : []
}

/** The fields of a plan that are computed from its content. */
export const planResolvers = (tools: ImageTools) => ({
  pdfSize: {
    type: 'Int!',
    resolve: async (plan: PlanNode, _args: unknown, context: ResolverContext) =>
      pdfSize(
        await wholePlan(plan, context, tools),
        await context.nodeModel.findOne({ type: 'SiteSettings', query: {} }),
        buildFolders().cacheFolder,
      ),
  },
  isHidden: { type: 'Boolean!', resolve: (plan: PlanNode) => plan.draft === true },
  traits: {
    type: '[PlanTrait!]!',
    resolve: (plan: PlanNode, _args: unknown, context: ResolverContext) =>
      planTraits(plan, context),
  },
  overview: { type: 'String!', resolve: (plan: PlanNode) => completeTexts(plan).overview },
  goals: { type: '[String!]!', resolve: (plan: PlanNode) => completeTexts(plan).goals },
  weeks: { type: '[String!]!', resolve: (plan: PlanNode) => completeTexts(plan).weeks },
  exercises: {
    type: '[ExerciseRow!]!',
    resolve: async (plan: PlanNode, _args: unknown, context: ResolverContext) => {
      const program = programOf(plan)
      return completeExercises(program, planLength(plan), await planLibrary(program, context))
    },
  },
  warmUp: { type: 'String', resolve: (plan: PlanNode) => programOf(plan)?.warmUp ?? null },
  program: {
    type: 'Program',
    resolve: (plan: PlanNode, _args: unknown, context: ResolverContext) =>
      timedProgramOf(plan, context),
  },
  library: {
    type: '[Exercise!]!',
    resolve: (plan: PlanNode, _args: unknown, context: ResolverContext) =>
      planExercises(programOf(plan), context),
  },
  figures: {
    type: 'String',
    resolve: async (plan: PlanNode, _args: unknown, context: ResolverContext) =>
      figuresOf(await planExercises(programOf(plan), context), context, tools),
  },
  ...planOrder,
  usualMinutes: {
    type: 'Int',
    resolve: async (plan: PlanNode, _args: unknown, context: ResolverContext) =>
      (await planFacts(plan, context)).minutes,
  },
  exerciseIds: {
    type: '[String!]!',
    resolve: (plan: PlanNode) => exerciseIdsOf(programOf(plan)),
  },
  spares: {
    type: '[Exercise!]!',
    resolve: (plan: PlanNode, _args: unknown, context: ResolverContext) =>
      spareExercises(programOf(plan), context),
  },
  progression: {
    type: 'ProgressionWords',
    resolve: async (plan: PlanNode, _args: unknown, context: ResolverContext) => {
      const program = programOf(plan)
      return program ? progressionWords(program, await planLibrary(program, context)) : null
    },
  },
  length: { type: 'Int!', resolve: planLength },
  loadLine: { type: '[Float!]!', resolve: loadLineOf },
  week: {
    type: 'PlanWeek',
    args: { number: 'Int!' },
    resolve: async (plan: PlanNode, { number }: { number: number }, context: ResolverContext) => {
      const program = await timedProgramOf(plan, context)
      const reason = plan.schedule?.[`week${number}`]
      if (!program || reason === undefined) return null
      return { ...weekTable(program, number, await planLibrary(program, context)), reason }
    },
  },
  muscleWeeks: {
    type: '[MuscleWeeks!]!',
    resolve: async (plan: PlanNode, _args: unknown, context: ResolverContext) => {
      const program = programOf(plan)
      if (!program) return []
      return muscleWeeks(program, planLength(plan), await planLibrary(program, context))
    },
  },
  fit: {
    type: 'PlanFit',
    resolve: async (plan: PlanNode, _args: unknown, context: ResolverContext) => {
      const program = programOf(plan)
      return program ? planFit(program, planLength(plan), await wholeLibrary(context)) : null
    },
  },
  agenda: {
    type: '[[AgendaDay!]!]!',
    resolve: async (plan: PlanNode, _args: unknown, context: ResolverContext) => {
      const program = await timedProgramOf(plan, context)
      if (!program) return []
      return planAgenda(program, planLength(plan))
    },
  },
})
