import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { exerciseFacts } from '../content/derive/exercise-facts'
import type { BuiltSite } from '../documents/built-site'
import { libraryDataPath } from '../lib/paths'

/** Writes the facts about every exercise, which training fetches for a swap. */
export async function writeLibraryData({ publicFolder, exercises }: BuiltSite): Promise<void> {
  const library = JSON.stringify(exercises.map(exerciseFacts))
  const file = path.join(publicFolder, libraryDataPath)
  // A site without exercises has no such folder.
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, library)
}
