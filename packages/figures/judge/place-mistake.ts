import { describe, didYouMean, joinWithOr } from '../../content-validation'
import { carriedPlaces, findPiece, jointPlaces, placeParts } from '../body/places'
import type { FigureSource, Pose } from '../language/language'

/** Lists the places a pose names, with their fields. */
export function placesIn(pose: Pose): { path: string[]; place: string }[] {
  const anchors = Object.entries(pose.anchor ?? {}).map(([joint, place]) => ({
    path: ['anchor', joint],
    place,
  }))
  const limbs = (['arm', 'leg', 'otherArm', 'otherLeg'] as const).flatMap((limb) => {
    const place = pose[limb]
    return typeof place === 'string' ? [{ path: [limb], place }] : []
  })
  const line =
    typeof pose.line === 'string'
      ? [{ path: ['line'], place: pose.line.split(' ').slice(1).join(' ') }]
      : []
  return [...anchors, ...limbs, ...line]
}

/** Describes the mistake in a place name; undefined if it is valid. */
export function placeMistake(
  place: string,
  { gear = [] }: FigureSource,
  phase: number,
): string | undefined {
  if (/^-?\d+ -?\d+$/.test(place)) return undefined
  const { name } = placeParts(place)
  if (name === 'start')
    return phase > 0
      ? undefined
      : 'Found "start" in the first phase; it is for later phases, so name the place.'
  const fixedNames = ['floor', 'toes', 'air', ...jointPlaces, ...carriedPlaces]
  if (fixedNames.some((other) => other === name) || findPiece(gear, name)) return undefined
  const pieceNames = gear.map((piece) => piece.name ?? piece.kind)
  const allNames = [...fixedNames, 'start', ...pieceNames]
  return `Found ${describe(place)}; there is no such place${didYouMean(name, allNames, `; use ${joinWithOr(allNames)}, or two numbers.`)}`
}
