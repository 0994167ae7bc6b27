import { type Loading, loadAbove, loadBelow, rounded } from './loads'

/** Returns how far the next weights below and above are; the usual step where there is none. */
export function loadsBeside(value = 0, loading: Loading): [less: number, more: number] {
  const less = value - loadBelow(value - 1e-6, loading)
  const more = loadAbove(value, loading) - value
  return [less > 0 ? rounded(less) : loading.step, more > 0 ? rounded(more) : loading.step]
}
