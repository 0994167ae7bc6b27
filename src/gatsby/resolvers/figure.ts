import { existsSync } from 'node:fs'
import path from 'node:path'
import { drawFault } from '../../content/figure/draw-fault'
import { drawPoses } from '../../content/figure/draw-poses'
import { pictureEndings } from '../../content/folder'
import { type ExerciseFigure, type FigureSymbol, figureFile } from '../../documents/figure-file'
import { writeAtomically } from '../../documents/files/atomic-file'
import { buildFolders } from '../../documents/files/folders'
import { figurePicture } from '../images/figure-picture'
import type { FileNode, ResolverContext } from '../images/node-model'
import type { ImageTools } from '../images/resolve-picture'
import type { ExerciseNode } from './find-nodes'

/** Returns what an exercise's page draws: its figure, or the picture an editor put in its place. */
export async function figureOf(
  { jsonId, figure }: ExerciseNode,
  { nodeModel }: ResolverContext,
  tools: ImageTools,
): Promise<ExerciseFigure | null> {
  if (figure) return { ...drawPoses(figure), poses: figure, picture: null }
  // Asked of Gatsby and not of the disk, so that a new picture reaches its pages in a warm build.
  const names = pictureEndings.map((ending) => `exercises/${jsonId}.${ending}`)
  const file = await nodeModel.findOne<FileNode | null>({
    type: 'File',
    query: { filter: { relativePath: { in: names } } },
  })
  if (!file) return null
  return { phases: 2, strokes: [], poses: null, picture: await figurePicture(file, tools) }
}

/** What goes wrong in an exercise, with what its page shows of it. */
export const faultsOf = ({ mistakes, figure }: ExerciseNode) =>
  mistakes.map(({ sign, change, figure: fault }) => ({
    sign,
    change,
    drawn: figure && fault && drawFault(figure, fault),
  }))

const faultSymbols = (exercise: ExerciseNode): FigureSymbol[] =>
  faultsOf(exercise).flatMap(({ drawn }, index) =>
    (['wrong', 'right'] as const).flatMap((which) =>
      drawn
        ? {
            id: `${index}.${which}`,
            phases: 1,
            height: drawn.height,
            strokes: drawn[which],
            picture: null,
          }
        : [],
    ),
  )

/**
 * Writes the file with the figures of these exercises, and the faults of the one whose page it is for. Returns its
 * address; null where none is drawn.
 */
export async function figuresOf(
  exercises: readonly ExerciseNode[],
  context: ResolverContext,
  tools: ImageTools,
  own?: ExerciseNode,
): Promise<string | null> {
  const drawn = await Promise.all(
    exercises.map(async (exercise) => {
      const figure = await figureOf(exercise, context, tools)
      return figure ? [{ id: exercise.jsonId, ...figure }] : []
    }),
  )
  const symbols = [...(own ? faultSymbols(own) : []), ...drawn.flat()]
  if (symbols.length === 0) return null
  const { address, svg } = figureFile(symbols)
  const file = path.join(buildFolders().publicFolder, address)
  if (!existsSync(file)) await writeAtomically(file, svg)
  return address
}
