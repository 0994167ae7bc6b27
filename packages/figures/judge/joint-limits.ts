import { type Body, lengths, type Side } from '../body/body-parts'
import { directionOf, distance, type Point } from '../body/points'

/** A joint's range in degrees, clockwise from straight, for a body that faces right. */
interface Limit {
  part: string
  above: string
  field: 'arm' | 'leg' | 'foot'
  /** Degrees from the direction of the part above to this part's when the joint is straight. */
  straight: number
  least: number
  most: number
}

const limits: Limit[] = [
  { part: 'thigh', above: 'trunk', field: 'leg', straight: 180, least: -165, most: 45 },
  { part: 'shin', above: 'thigh', field: 'leg', straight: 0, least: 0, most: 165 },
  { part: 'foot', above: 'shin', field: 'foot', straight: -90, least: -45, most: 90 },
  { part: 'upper arm', above: 'trunk', field: 'arm', straight: 180, least: -210, most: 75 },
  { part: 'forearm', above: 'upper arm', field: 'arm', straight: 0, least: -165, most: 0 },
]

/** Tolerance in degrees, because reaching for a place may push a limb slightly past its limit. */
const TOLERANCE = 5

/** Ends and length of each part of one side, by name. */
const partsOf = (body: Body, side: Side): Record<string, [Point, Point, number]> => ({
  trunk: [body.hip, body.shoulder, lengths.trunk],
  thigh: [side.hip, side.knee, lengths.thigh],
  shin: [side.knee, side.foot, lengths.shin],
  foot: [side.foot, side.toe, lengths.foot],
  'upper arm': [side.shoulder, side.elbow, lengths.upperArm],
  forearm: [side.elbow, side.hand, lengths.forearm],
})

/** A part's direction; undefined if it is foreshortened, because then its angle can't be judged. */
function directionOfPart([from, to, length]: [Point, Point, number]): number | undefined {
  return distance(from, to) > length * 0.8 ? directionOf(from, to) : undefined
}

const toCompass = (direction: number) => ((Math.round(direction) % 360) + 360) % 360

/** Finds joints bent beyond their limits, with the field to correct. Expects a side view. */
export function jointMistakes(body: Body): { field: string; message: string }[] {
  const near = partsOf(body, body.near)
  const otherSide = partsOf(body, body.other)
  return limits.flatMap(({ part, above, field, straight, least, most }) =>
    [near, otherSide].flatMap((parts) => {
      const isOther = parts === otherSide
      const [partEnds, aboveEnds] = [parts[part], parts[above]]
      if (!partEnds || !aboveEnds) return []
      const [direction, from] = [directionOfPart(partEnds), directionOfPart(aboveEnds)]
      if (direction === undefined || from === undefined) return []
      if (isOther && direction === directionOfPart(near[part] ?? partEnds)) return []
      const start = from + straight + least
      if (toCompass(direction - start + TOLERANCE) <= most - least + 2 * TOLERANCE) return []
      const name = isOther ? `other ${part}` : part
      const message = `The ${name} points to ${toCompass(direction)}; with the ${above} at ${toCompass(from)} it can point from ${toCompass(start)} clockwise to ${toCompass(from + straight + most)}.`
      return [
        { field: isOther ? `other${field.replace(/^./, (a) => a.toUpperCase())}` : field, message },
      ]
    }),
  )
}
