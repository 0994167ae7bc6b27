import { useEffect, useState } from 'react'
import { loadJson } from '../../lib/load-json'
import { libraryDataPath } from '../../lib/paths'
import type { LibraryExercise } from '../model/library-exercise'

type Library = readonly LibraryExercise[]

/** Loads the library once wanted; null on failure. */
export function useLibrary(isWanted: boolean): Library | null | undefined {
  const [exercises, setExercises] = useState<Library | null>()
  useEffect(() => {
    if (isWanted) loadJson<Library>(libraryDataPath).then(setExercises, () => setExercises(null))
  }, [isWanted])
  return exercises
}
