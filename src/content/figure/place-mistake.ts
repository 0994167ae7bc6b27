import type { FigureSource, Pose } from '../../exercises/model/figure/language'
import {
  carriedPlaces,
  jointPlaces,
  pieceNamed,
  placeParts,
} from '../../exercises/model/figure/places'
import { didYouMean, either, found } from '../wording'

/** The places that a pose names, with the fields that do. */
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

/** Returns what is wrong with the name of a place. */
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
      : 'Found "start" in the first phase; it says where a joint was in the first one, so name the place.'
  const known = ['floor', 'toes', 'air', ...jointPlaces, ...carriedPlaces]
  if (known.some((other) => other === name) || pieceNamed(gear, name)) return undefined
  const own = gear.map((piece) => piece.name ?? piece.kind)
  const all = [...known, 'start', ...own]
  return `Found ${found(place)}; there is no such place${didYouMean(name, all, `; there is ${either(all)}, and two numbers.`)}`
}
