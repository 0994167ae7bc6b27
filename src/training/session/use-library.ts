import { useEffect, useState } from 'react'
import { libraryDataPath } from '../../lib/paths'
import type { LibraryExercise } from '../model/exercises'

let request: Promise<readonly LibraryExercise[]> | undefined

async function fetchLibrary(): Promise<readonly LibraryExercise[]> {
  const response = await fetch(libraryDataPath)
  if (!response.ok) throw new Error(`${libraryDataPath} returned ${response.status}.`)
  return response.json()
}

/** Fetches the library once; a failure allows a retry. */
function loadLibrary() {
  request ??= fetchLibrary()
  request.catch(() => {
    request = undefined
  })
  return request
}

/** Loads the library once wanted; null on failure. */
export function useLibrary(isWanted: boolean): readonly LibraryExercise[] | null | undefined {
  const [exercises, setExercises] = useState<readonly LibraryExercise[] | null>()
  useEffect(() => {
    if (isWanted) loadLibrary().then(setExercises, () => setExercises(null))
  }, [isWanted])
  return exercises
}
