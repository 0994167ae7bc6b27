import {
  allExerciseIdsOf,
  type ExerciseLibrary,
  exerciseIdsOf,
  libraryOf,
  longestSessions,
  muscleWeeks,
  type Program,
  programOf,
  progressionWords,
} from '../../../packages/progression'
import {
  type CompletePlan,
  completePlan,
  toPlanExercise,
  type WrittenDetail,
} from '../../content/derive/complete-plan'
import { isPublished } from '../../content/published'
import type { Plan } from '../../content/schema/plan'
import type { SiteSettings } from '../../content/schema/site'
import { buildFolders } from '../../documents/files/folders'
import { pdfBytes } from '../../documents/pdf/pdf-bytes'
import { planAgenda } from '../../plan/model/agenda'
import { usualMinutes } from '../../plan/model/traits'
import { weekTable } from '../../plan/model/week-table'
import type { ImageTools } from '../images/image-data'
import type { ResolverContext } from '../images/node-model'
import { field } from './field'
import { figuresOf } from './figure'
import { findNodes, nodesInOrder, oncePerQuery } from './find-nodes'
import { alternativeExercises, planExercises } from './plan-library'

/** A plan node; Gatsby reserves `id`. */
type PlanNode = Omit<Plan, 'id' | keyof WrittenDetail> & WrittenDetail & { jsonId: string }

/** Returns a plan exactly as the post-build step gets it, so that both draw the same PDF. */
const completeOf = ({ jsonId, ...plan }: PlanNode, context: ResolverContext) =>
  oncePerQuery(context, `complete ${jsonId}`, async () => {
    const exercises = await findNodes('exerciseId', allExerciseIdsOf(programOf(plan)), context)
    const library = exercises.map(({ jsonId: id, ...exercise }) =>
      toPlanExercise({ ...exercise, id }),
    )
    return completePlan({ ...plan, id: jsonId }, library)
  })

const completeField = (type: string, compute: (plan: CompletePlan) => unknown) =>
  field(type, async (plan: PlanNode, context) => compute(await completeOf(plan, context)))

/** A field computed from a plan's sessions. `none` is its value for a plan without sessions. */
const sessionsField = (
  type: string,
  none: unknown,
  compute: (program: Program, weeks: number, library: ExerciseLibrary) => unknown,
) =>
  completeField(type, ({ program, length, library }) =>
    program ? compute(program, length, libraryOf(library)) : none,
  )

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
    const complete = await completeOf(plan, context)
    return (await pdfBytes(complete, settings, buildFolders().cacheFolder)).length
  }),
  isHidden: field('Boolean!', (plan: PlanNode) => !isPublished(plan, new Date())),
  overview: completeField('String!', ({ overview }) => overview),
  goals: completeField('[String!]!', ({ goals }) => goals),
  weeks: completeField('[String!]!', ({ weeks }) => weeks),
  length: completeField('Int!', ({ length }) => length),
  before: plansField('before'),
  next: plansField('next'),
  exerciseIds: field('[String!]!', (plan: PlanNode) => exerciseIdsOf(programOf(plan))),
  library: field('[Exercise!]!', (plan: PlanNode, context) =>
    planExercises(programOf(plan), context),
  ),
  alternatives: field('[Exercise!]!', (plan: PlanNode, context) =>
    alternativeExercises(programOf(plan), context),
  ),
  figures: field('String', async (plan: PlanNode, context) =>
    figuresOf(await planExercises(programOf(plan), context), context, tools),
  ),
  week: {
    type: 'PlanWeek',
    args: { number: 'Int!' },
    resolve: async (plan: PlanNode, { number }: { number: number }, context: ResolverContext) => {
      const { program, library, weeks } = await completeOf(plan, context)
      const reason = weeks[number - 1]
      if (!program || reason === undefined) return null
      return { ...weekTable(program, number, libraryOf(library)), reason }
    },
  },
  program: sessionsField('Program', null, (program) => program),
  warmUp: sessionsField('String', null, ({ warmUp }) => warmUp),
  exercises: completeField('[ExerciseRow!]!', ({ exercises }) => exercises),
  progression: sessionsField('ProgressionWords', null, (program, _weeks, library) =>
    progressionWords(program, library),
  ),
  usualMinutes: sessionsField('Int', null, (...sessions) =>
    usualMinutes(longestSessions(...sessions)),
  ),
  loadLine: completeField('[Float!]!', ({ loadLine }) => loadLine),
  muscleWeeks: sessionsField('[MuscleWeeks!]!', [], muscleWeeks),
  agenda: sessionsField('[[AgendaDay!]!]!', [], planAgenda),
})
