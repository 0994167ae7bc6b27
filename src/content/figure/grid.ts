import { CELL } from '../../exercises/model/figure/strokes'
import { found } from '../wording'

const number = /^-?\d+(\.\d)?$/

/** Returns what is wrong with a point of a figure, as its file writes it. */
export function pointMistake(...coordinates: string[]): string | undefined {
  const off = coordinates.find(
    (value) => !number.test(value) || Number(value) < 0 || Number(value) > CELL,
  )
  return off === undefined
    ? undefined
    : `Found ${found(off)}, which is off the grid; a phase goes from 0 to ${CELL} in steps of 0.1.`
}

/** How many numbers follow each command. */
const numbersOf: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Z: 0 }

/**
 * Returns what is wrong with a path of a figure: straight strokes between points of the grid, and
 * nothing else.
 */
export function pathMistake(path: string): string | undefined {
  if (!path.startsWith('M')) return `Found ${found(path)} for d; a path starts with M.`
  for (const [, command = '', rest = ''] of path.matchAll(/([^\d\s.,-])([\d\s.,-]*)/g)) {
    const wanted = numbersOf[command]
    if (wanted === undefined)
      return `Found ${found(command)} in d; figures are straight strokes, with M, L, H, V and Z in capitals.`
    const values = rest.split(/[\s,]+/).filter(Boolean)
    if (values.length !== wanted)
      return `Found ${found(command + rest)} in d; ${command} takes ${wanted === 1 ? 'one number' : `${wanted} numbers`}, and each point its own letter.`
    const mistake = pointMistake(...values)
    if (mistake) return mistake
  }
  return undefined
}
