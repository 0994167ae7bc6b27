import { completeExercises, completeTexts, type WrittenDetail } from '../../content/complete-detail'
import { exerciseFacts } from '../../content/exercise-facts'
import { programOf } from '../../content/program'
import type { Plan } from '../../content/schema/plan'
import { parseDuration } from '../../lib/duration'
import { planAgenda } from '../../lib/program/agenda'
import { muscleWeeks } from '../../lib/program/hard-sets'
import { loadLine } from '../../lib/program/load-line'
import { weekTable } from '../../lib/program/week-table'
import type { BuiltPlan } from '../../output/built-plan'
import { buildFolders } from '../../output/files/folders'
import { pdfSize } from '../../output/pdf/pdf-size'
import { shelvesOf } from '../../page-list/shelves'
import type { ImageTools } from '../images/resolve-picture'
import type { ResolverContext } from './context'
import { type FileContext, figureOf, figuresOf } from './figure'
import { exerciseIdsOf, planExercises, planLibrary, spareExercises } from './plan-library'

/** A plan as Gatsby keeps it; it keeps 'id' for itself. */
type PlanNode = Omit<Plan, 'id' | keyof WrittenDetail> & WrittenDetail & { jsonId: string }

/** Returns a plan in the form that src/output reads from GraphQL, so that both draw the same PDF. */
async function builtPlan(
  plan: PlanNode,
  context: ResolverContext & FileContext,
  tools: ImageTools,
): Promise<BuiltPlan> {
  const program = programOf(plan)
  const library = await planLibrary(program, context)
  const exercises = await planExercises(program, context)
  return {
    ...plan,
    ...completeTexts(plan),
    exercises: completeExercises(program, lengthOf(plan), library),
    planId: plan.jsonId,
    aim: plan.aim ?? null,
    entry: plan.entry ?? null,
    safety: plan.safety ?? null,
    program: program ?? null,
    library: await Promise.all(
      exercises.map(async ({ jsonId: id, ...exercise }) => ({
        ...exerciseFacts({ ...exercise, id }),
        cues: exercise.cues,
        figure: await figureOf({ ...exercise, jsonId: id }, context, tools),
      })),
    ),
    length: lengthOf(plan),
    loadLine: loadLineOf(plan),
  }
}

function loadLineOf(plan: PlanNode): number[] {
  const program = programOf(plan)
  return program ? loadLine(program, lengthOf(plan)) : []
}

const lengthOf = ({ duration, schedule }: PlanNode) =>
  parseDuration(duration)?.weeks ?? Object.keys(schedule ?? {}).length

/** The fields of a plan that are computed from its content. */
export const planResolvers = (tools: ImageTools) => ({
  pdfSize: {
    type: 'Int!',
    resolve: async (plan: PlanNode, _args: unknown, context: ResolverContext & FileContext) =>
      pdfSize(
        await builtPlan(plan, context, tools),
        await context.nodeModel.findOne({ type: 'SiteSettings', query: {} }),
        buildFolders().cacheFolder,
      ),
  },
  isHidden: { type: 'Boolean!', resolve: (plan: PlanNode) => plan.draft === true },
  shelves: { type: '[String!]!', resolve: (plan: PlanNode) => shelvesOf(plan) },
  overview: { type: 'String!', resolve: (plan: PlanNode) => completeTexts(plan).overview },
  goals: { type: '[String!]!', resolve: (plan: PlanNode) => completeTexts(plan).goals },
  weeks: { type: '[String!]!', resolve: (plan: PlanNode) => completeTexts(plan).weeks },
  exercises: {
    type: '[ExerciseRow!]!',
    resolve: async (plan: PlanNode, _args: unknown, context: ResolverContext) => {
      const program = programOf(plan)
      return completeExercises(program, lengthOf(plan), await planLibrary(program, context))
    },
  },
  program: { type: 'Program', resolve: (plan: PlanNode) => programOf(plan) },
  library: {
    type: '[Exercise!]!',
    resolve: (plan: PlanNode, _args: unknown, context: ResolverContext) =>
      planExercises(programOf(plan), context),
  },
  figures: {
    type: 'String',
    resolve: async (plan: PlanNode, _args: unknown, context: ResolverContext & FileContext) =>
      figuresOf(await planExercises(programOf(plan), context), context, tools),
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
  length: { type: 'Int!', resolve: lengthOf },
  loadLine: { type: '[Float!]!', resolve: loadLineOf },
  week: {
    type: 'PlanWeek',
    args: { number: 'Int!' },
    resolve: async (plan: PlanNode, { number }: { number: number }, context: ResolverContext) => {
      const program = programOf(plan)
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
      return muscleWeeks(program, lengthOf(plan), await planLibrary(program, context))
    },
  },
  agenda: {
    type: '[[AgendaDay!]!]!',
    resolve: (plan: PlanNode) => {
      const program = programOf(plan)
      return program ? planAgenda(program, lengthOf(plan)) : []
    },
  },
})
