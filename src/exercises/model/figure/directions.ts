import type { Direction } from './language'
import { type Point, toward } from './points'

/** Returns where a direction points on the page, and what part of the length is seen. */
export function read(direction: Direction): { angle: number; part: number } {
  if (typeof direction === 'number') return { angle: direction, part: 1 }
  if (direction === 'toward') return { angle: 0, part: 0 }
  return { angle: Number.parseInt(direction, 10), part: direction.endsWith('half') ? 0.5 : 1 }
}

/** Returns the point at the other end of a part of the body. */
export const go = (from: Point, direction: Direction, length: number): Point => {
  const { angle, part } = read(direction)
  return toward(from, angle, length * part)
}
