import { useEffect, useState } from 'react'
import { libraryDataPath } from '../../lib/paths'
import type { LibraryExercise } from '../model/exercises'

let loading: Promise<readonly LibraryExercise[]> | undefined

async function fetchLibrary(): Promise<readonly LibraryExercise[]> {
  const response = await fetch(libraryDataPath)
  if (!response.ok) throw new Error(`${libraryDataPath} answers ${response.status}.`)
  return response.json()
}

/** Fetches the library once; after a failure it may be fetched again. */
function library() {
  loading ??= fetchLibrary()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** Returns every exercise of the library once they are wanted; null where they could not be loaded. */
export function useLibrary(isWanted: boolean): readonly LibraryExercise[] | null | undefined {
  const [exercises, setExercises] = useState<readonly LibraryExercise[] | null>()
  useEffect(() => {
    if (isWanted) library().then(setExercises, () => setExercises(null))
  }, [isWanted])
  return exercises
}
