import { existsSync } from 'node:fs'
import path from 'node:path'
import { getSrc } from 'gatsby-plugin-image'
import { writeAtomically } from '../../../packages/build-files'
import { drawFault, drawPoses } from '../../../packages/figures'
import { pictureEndings } from '../../content/content-folder'
import { buildFolders } from '../../documents/built-site'
import { type ExerciseFigure, type FigureSymbol, figureFile } from '../../documents/figure-file'
import { croppedFile, type ImageTools } from '../images/image-data'
import type { FileNode, ResolverContext } from '../images/node-model'
import type { ExerciseNode } from './find-nodes'

/** The crop of a picture: in pixels, twice the largest width on the screen, for two phases side by side. */
const CROP = { layout: 'fixed', width: 1200, height: 600, outputPixelDensities: [1] }

/** Returns an exercise's figure, or the editor's picture that replaces it. */
export async function figureOf(
  { exerciseId, figure }: ExerciseNode,
  { nodeModel }: ResolverContext,
  tools: ImageTools,
): Promise<ExerciseFigure | null> {
  if (figure) return { ...drawPoses(figure), poses: figure, picture: null }
  // Query Gatsby, not the disk, so that a new picture invalidates its pages in a warm build.
  const names = pictureEndings.map((ending) => `exercises/${exerciseId}.${ending}`)
  const file = await nodeModel.findOne<FileNode | null>({
    type: 'File',
    query: { filter: { relativePath: { in: names } } },
  })
  if (!file) return null
  const picture = getSrc(await croppedFile(file, CROP, tools)) ?? null
  return { phases: 2, strokes: [], poses: null, picture }
}

/** Returns an exercise's mistakes with their drawings. */
export const drawnMistakesOf = ({ mistakes, figure }: ExerciseNode) =>
  mistakes.map(({ sign, change, figure: fault }) => ({
    sign,
    change,
    drawn: figure && fault && drawFault(figure, fault),
  }))

const faultSymbols = (exercise: ExerciseNode): FigureSymbol[] =>
  drawnMistakesOf(exercise).flatMap(({ drawn }, index) =>
    (['wrong', 'right'] as const).flatMap((side) =>
      drawn
        ? {
            id: `${index}.${side}`,
            phases: 1,
            height: drawn.height,
            strokes: drawn[side],
            picture: null,
          }
        : [],
    ),
  )

/**
 * Writes one file with the figures of these exercises, plus the faults of `pageExercise`. Returns its
 * address, or null if nothing is drawn.
 */
export async function figuresOf(
  exercises: readonly ExerciseNode[],
  context: ResolverContext,
  tools: ImageTools,
  pageExercise?: ExerciseNode,
): Promise<string | null> {
  const drawn = await Promise.all(
    exercises.map(async (exercise) => {
      const figure = await figureOf(exercise, context, tools)
      return figure ? [{ id: exercise.exerciseId, ...figure }] : []
    }),
  )
  const symbols = [...(pageExercise ? faultSymbols(pageExercise) : []), ...drawn.flat()]
  if (symbols.length === 0) return null
  const { address, svg } = figureFile(symbols)
  const file = path.join(buildFolders().publicFolder, address)
  if (!existsSync(file)) await writeAtomically(file, svg)
  return address
}
