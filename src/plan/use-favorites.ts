import { readId, readList } from '../../packages/basics'
import { storedValue } from '../components/stored-value'

/** Limit for broken or hostile values. Nobody saves this many by hand. */
const MAX_SAVED = 500

/** Keeps the newest, because the last saves must not be lost. */
const readIds = (value: unknown): readonly string[] =>
  [...new Set(readList(readId, Number.POSITIVE_INFINITY)(value))].slice(-MAX_SAVED)

// The key keeps its first spelling, because a new one would lose visitors' saved plans.
const { update, useValue } = storedValue('favourite-workouts', readIds)

/**
 * Saves new plan ids at an index, by default at the end. Returns false if the browser couldn't store them, so
 * that they last for this visit only.
 */
export const saveFavorites = (ids: readonly string[], index = MAX_SAVED) =>
  update((saved) => {
    const added = ids.filter((id) => !saved.includes(id))
    return [...saved.slice(0, index), ...added, ...saved.slice(index)]
  })

export const removeFavorites = (ids: readonly string[]) =>
  update((saved) => saved.filter((id) => !ids.includes(id)))

/** Returns the saved plan ids, oldest first; empty on the server and in the first render. */
export const useFavorites = useValue
