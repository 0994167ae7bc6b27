import { exerciseShelves } from '../../page-list/exercise-shelves'
import type { ImageTools } from '../images/resolve-picture'
import type { ResolverContext } from './context'
import { type FileContext, figureOf } from './figure'
import { type ExerciseNode, findExercises } from './plan-library'

/** The exercises that one of an exercise's lists names, in its order. */
const named = (list: 'easier' | 'harder' | 'instead') => ({
  type: '[Exercise!]!',
  resolve: async (exercise: ExerciseNode, _args: unknown, context: ResolverContext) => {
    const ids = exercise[list]
    const found = ids.length > 0 ? await findExercises(ids, context) : []
    return ids.flatMap((id) => found.find(({ jsonId }) => jsonId === id) ?? [])
  },
})

/** What of an exercise is worked out from what its editor wrote and drew. */
export const exerciseResolvers = (tools: ImageTools) => ({
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
    resolve: (exercise: ExerciseNode, _args: unknown, context: FileContext) =>
      figureOf(exercise, context, tools),
  },
  easierExercises: named('easier'),
  harderExercises: named('harder'),
  insteadExercises: named('instead'),
  shelves: {
    type: '[String!]!',
    resolve: ({ muscles, ...exercise }: ExerciseNode) =>
      exerciseShelves({ ...exercise, ...muscles }),
  },
})
