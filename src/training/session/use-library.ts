import { useEffect, useState } from 'react'
import { libraryDataPath } from '../../lib/paths'
import type { LibraryExercise } from '../model/exercises'

type Library = readonly LibraryExercise[]

let request: Promise<Library> | undefined

/** Fetches the library once; a failure allows a retry. */
async function loadLibrary() {
  request ??= fetch(libraryDataPath).then((response) => {
    if (!response.ok) throw new Error(`${libraryDataPath} returned ${response.status}.`)
    return response.json()
  })
  try {
    return await request
  } catch {
    request = undefined
    return null
  }
}

/** Loads the library once wanted; null on failure. */
export function useLibrary(isWanted: boolean): Library | null | undefined {
  const [exercises, setExercises] = useState<Library | null>()
  useEffect(() => {
    if (isWanted) loadLibrary().then(setExercises)
  }, [isWanted])
  return exercises
}
