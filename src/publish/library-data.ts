import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { toReplaceable } from '../content/derive/exercise-basics'
import type { BuiltSite } from '../documents/built-site'
import { libraryDataPath } from '../lib/paths'
import type { LibraryExercise } from '../training/model/exercises'

/** Writes the facts about every exercise, which training fetches for a swap. */
export async function writeLibraryData({ publicFolder, exercises }: BuiltSite): Promise<void> {
  const library = exercises.map((exercise): LibraryExercise => {
    const { alsoCalled = [], hardOn = [], harder } = exercise
    return { ...toReplaceable(exercise), alsoCalled, hardOn, harder }
  })
  await writeFile(path.join(publicFolder, libraryDataPath), JSON.stringify(library))
}
