import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { toReplaceable } from '../content/derive/exercise-basics'
import type { PublishedContent } from '../content/published-content'
import type { BuiltSite } from '../documents/built-site'
import { libraryDataPath } from '../lib/paths'
import type { LibraryExercise } from '../training/model/exercises'

/** Training's data on every exercise, for swaps. */
const libraryData = ({ exercises }: Pick<PublishedContent, 'exercises'>): LibraryExercise[] =>
  exercises.map((exercise) => {
    const { alsoCalled = [], hardOn = [], harder } = exercise
    return { ...toReplaceable(exercise), alsoCalled, hardOn, harder }
  })

/** Writes the data that training fetches for a swap. */
export const writeLibraryData = (site: BuiltSite) =>
  writeFile(path.join(site.publicFolder, libraryDataPath), JSON.stringify(libraryData(site)))
