import { readFile } from 'node:fs/promises'
import { type FigureLayer, figureLayers } from '../../content/figure/figure'
import { parseFigure } from '../../content/figure/parse-figure'
import { pictureEndings } from '../../content/folder'
import { exerciseShelves } from '../../page-list/exercise-shelves'
import { figurePicture } from '../images/figure-picture'
import type { ImageTools } from '../images/resolve-picture'
import type { ExerciseNode } from './plan-library'

/** A file of the content folder as Gatsby keeps it. */
export interface FileNode {
  absolutePath: string
  extension: string
}

/** The part of Gatsby's resolver context used here; Gatsby exports no type for it. */
interface FileContext {
  nodeModel: { findOne: (query: object) => Promise<FileNode | null> }
}

interface ResolvedFigure {
  phases: number
  layers: FigureLayer[]
  picture: string | null
}

/** Returns what an exercise's page draws: its figure, or the picture an editor put in its place. */
async function figureOf(
  { jsonId }: ExerciseNode,
  { nodeModel }: FileContext,
  tools: ImageTools,
): Promise<ResolvedFigure | null> {
  // Asked of Gatsby and not of the disk, so that a figure drawn anew reaches its pages in a warm build.
  const names = ['svg', ...pictureEndings].map((ending) => `exercises/${jsonId}.${ending}`)
  const file = await nodeModel.findOne({
    type: 'File',
    query: { filter: { relativePath: { in: names } } },
  })
  if (!file) return null
  if (file.extension !== 'svg')
    return { phases: 2, layers: [], picture: await figurePicture(file, tools) }
  const { figure } = parseFigure(await readFile(file.absolutePath, 'utf8'))
  return { phases: figure.phases.length, layers: figureLayers(figure), picture: null }
}

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
  shelves: {
    type: '[String!]!',
    resolve: ({ muscles, ...exercise }: ExerciseNode) =>
      exerciseShelves({ ...exercise, ...muscles }),
  },
})
