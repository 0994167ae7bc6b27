import { isPublished } from '../../content/published'
import type { ImageTools } from '../images/image-data'
import type { ResolverContext } from '../images/node-model'
import { field } from './field'
import { drawnMistakesOf, figureOf, figuresOf } from './figure'
import { type ExerciseNode, findNodes, nodesInOrder } from './find-nodes'

/** A list of exercises, from a list of their ids. */
const exercisesField = (ids: 'easier' | 'harder' | 'instead') =>
  field('[Exercise!]!', (exercise: ExerciseNode, context) =>
    nodesInOrder('exerciseId', exercise[ids], context),
  )

/** The fields of an exercise that are computed from its content. */
export const exerciseResolvers = (tools: ImageTools) => ({
  /** True for a draft; only develop and deploy previews show it. */
  isHidden: field('Boolean!', (exercise: ExerciseNode) => !isPublished(exercise, new Date())),
  main: field('[String!]!', ({ muscles }: ExerciseNode) => muscles.main),
  helping: field('[String!]!', ({ muscles }: ExerciseNode) => muscles.helping),
  figure: field('ExerciseFigure', (exercise: ExerciseNode, context) =>
    figureOf(exercise, context, tools),
  ),
  easierExercises: exercisesField('easier'),
  harderExercises: exercisesField('harder'),
  insteadExercises: exercisesField('instead'),
  mistakes: {
    resolve: (exercise: ExerciseNode) =>
      drawnMistakesOf(exercise).map(({ drawn, ...mistake }) => ({
        ...mistake,
        height: drawn?.height,
      })),
  },
  figures: field('String', async (exercise: ExerciseNode, context) => {
    const { easier, harder, instead } = exercise
    const ids = [...new Set([...easier, ...harder, ...instead])]
    return figuresOf(await findNodes('exerciseId', ids, context), context, tools, exercise)
  }),
})

/** Fields of the root query. `exerciseFigures` puts the figures of some exercises into one file. */
export const figureQueries = (tools: ImageTools) => ({
  exerciseFigures: {
    type: 'String',
    args: { ids: '[String!]!' },
    resolve: async (_root: unknown, { ids }: { ids: string[] }, context: ResolverContext) =>
      figuresOf(await findNodes('exerciseId', ids, context), context, tools),
  },
})
