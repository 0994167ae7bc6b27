import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { exerciseFacts } from '../content/derive/exercise-facts'
import type { BuiltSite } from '../documents/built-site'
import { libraryDataPath } from '../lib/paths'

/** Writes the facts about every exercise, which training fetches for a swap. */
export async function writeLibraryData({ publicFolder, exercises }: BuiltSite): Promise<void> {
  const library = JSON.stringify(exercises.map(exerciseFacts))
  await writeFile(path.join(publicFolder, libraryDataPath), library)
}
