import { type Body, lengths, type Side } from '../../exercises/model/figure/body-parts'
import { directionOf, distance, type Point } from '../../exercises/model/figure/points'

/** A part of the body, and how far it can turn from straight, clockwise in one who looks to the right. */
interface Limit {
  part: string
  above: string
  field: 'arm' | 'leg' | 'foot'
  /** What is added to the direction of the part above where the joint is straight. */
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

/** What a limb that was bent to reach a place may be beyond a limit. */
const SLACK = 5

/** The parts of one side by name: their ends, and how long they are. */
const partsOf = (body: Body, side: Side): Record<string, [Point, Point, number]> => ({
  trunk: [body.hip, body.shoulder, lengths.trunk],
  thigh: [side.hip, side.knee, lengths.thigh],
  shin: [side.knee, side.foot, lengths.shin],
  foot: [side.foot, side.toe, lengths.foot],
  'upper arm': [side.shoulder, side.elbow, lengths.upperArm],
  forearm: [side.elbow, side.hand, lengths.forearm],
})

/** Returns where a part points; undefined for one that points toward the viewer, which nobody can judge. */
function directionOfPart([from, to, length]: [Point, Point, number]): number | undefined {
  return distance(from, to) > length * 0.8 ? directionOf(from, to) : undefined
}

const around = (direction: number) => ((Math.round(direction) % 360) + 360) % 360

/** Returns what no body can do, with the field that says so. Takes a body seen from the side. */
export function jointMistakes(body: Body): { field: string; message: string }[] {
  const near = partsOf(body, body.near)
  const other = partsOf(body, body.other)
  return limits.flatMap(({ part, above, field, straight, least, most }) =>
    [near, other].flatMap((parts) => {
      const isOther = parts === other
      const [own, upper] = [parts[part], parts[above]]
      if (!own || !upper) return []
      const [direction, from] = [directionOfPart(own), directionOfPart(upper)]
      if (direction === undefined || from === undefined) return []
      if (isOther && direction === directionOfPart(near[part] ?? own)) return []
      const first = from + straight + least
      if (around(direction - first + SLACK) <= most - least + 2 * SLACK) return []
      const name = isOther ? `other ${part}` : part
      const message = `The ${name} points to ${around(direction)}; with the ${above} at ${around(from)} it can point from ${around(first)} clockwise to ${around(from + straight + most)}.`
      return [
        { field: isOther ? `other${field.replace(/^./, (a) => a.toUpperCase())}` : field, message },
      ]
    }),
  )
}
