import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltSite } from '../documents/built-site'
import { exerciseNamesPath } from '../lib/paths'
import type { LibraryExercise } from '../training/model/match-exercise'

/** Returns what names of exercises in other apps' logs are compared with. */
export const exerciseNames = ({ exercises }: Pick<BuiltSite, 'exercises'>): LibraryExercise[] =>
  exercises
    .map(({ id, title, alsoCalled = [], equipment }) => ({
      id,
      title,
      also: alsoCalled,
      equipment,
    }))
    .sort((one, other) => (one.title < other.title ? -1 : 1))

/** Writes what training fetches when a log of another app is opened. */
export const writeExerciseNames = (site: BuiltSite) =>
  writeFile(path.join(site.publicFolder, exerciseNamesPath), JSON.stringify(exerciseNames(site)))
