import { isPublished } from '../../content/published'
import type { ResolverContext } from '../images/node-model'
import type { ImageTools } from '../images/resolve-picture'
import { drawnMistakesOf, figureOf, figuresOf } from './figure'
import { type ExerciseNode, findNodes, nodesInOrder } from './find-nodes'

/** Resolves one of an exercise's id lists, in its order. */
const resolveExercises = (list: 'easier' | 'harder' | 'instead') => ({
  type: '[Exercise!]!',
  resolve: (exercise: ExerciseNode, _args: unknown, context: ResolverContext) =>
    nodesInOrder('exerciseId', exercise[list], context),
})

/** The fields of an exercise that are computed from its content. */
export const exerciseResolvers = (tools: ImageTools) => ({
  /** True for a draft; only develop and deploy previews show it. */
  isHidden: {
    type: 'Boolean!',
    resolve: (exercise: ExerciseNode) => !isPublished(exercise, new Date()),
  },
  main: {
    type: '[String!]!',
    resolve: ({ muscles }: ExerciseNode) => muscles.main,
  },
  helping: {
    type: '[String!]!',
    resolve: ({ muscles }: ExerciseNode) => muscles.helping,
  },
  figure: {
    type: 'ExerciseFigure',
    resolve: (exercise: ExerciseNode, _args: unknown, context: ResolverContext) =>
      figureOf(exercise, context, tools),
  },
  easierExercises: resolveExercises('easier'),
  harderExercises: resolveExercises('harder'),
  insteadExercises: resolveExercises('instead'),
  mistakes: {
    resolve: (exercise: ExerciseNode) =>
      drawnMistakesOf(exercise).map(({ drawn, ...mistake }) => ({
        ...mistake,
        height: drawn?.height,
      })),
  },
  figures: {
    type: 'String',
    resolve: async (exercise: ExerciseNode, _args: unknown, context: ResolverContext) => {
      const { easier, harder, instead } = exercise
      const ids = [...new Set([...easier, ...harder, ...instead])]
      return figuresOf(await findNodes('exerciseId', ids, context), context, tools, exercise)
    },
  },
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
