import type { Direction } from '../language/language'
import { type Point, toward } from './points'

/** Parses a direction into its page angle and the visible fraction of the length (foreshortening). */
export function parseDirection(direction: Direction): { angle: number; foreshortening: number } {
  if (typeof direction === 'number') return { angle: direction, foreshortening: 1 }
  if (direction === 'toward') return { angle: 0, foreshortening: 0 }
  return {
    angle: Number.parseInt(direction, 10),
    foreshortening: direction.endsWith('half') ? 0.5 : 1,
  }
}

/** Returns the far end of a body part. */
export const endOf = (from: Point, direction: Direction, length: number): Point => {
  const { angle, foreshortening } = parseDirection(direction)
  return toward(from, angle, length * foreshortening)
}

/** Mirrors a direction at a line through the page with the angle `axis`. */
export function mirroredDirection(direction: Direction, axis: number): Direction {
  if (direction === 'toward') return direction
  const angle = (((2 * axis - parseDirection(direction).angle) % 360) + 360) % 360
  return typeof direction === 'number' ? angle : `${angle} half`
}
