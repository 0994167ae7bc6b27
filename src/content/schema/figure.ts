import { z } from 'zod'
import { carriedAt, fixedGear, heldGear } from '../../exercises/model/figure/gear-kinds'
import {
  bentBacks,
  bodyParts,
  heldJoints,
  phaseSigns,
  sideSigns,
  views,
} from '../../exercises/model/figure/language'
import { field, optionalField } from '../../lib/schema-field'

/** Directions are multiples of this many degrees. */
const STEP = 15

const direction = z.union([
  z.number().min(0).max(345).multipleOf(STEP),
  z
    .string()
    .regex(
      /^(toward|(0|[1-9]\d?|[12]\d\d|3[0-4]\d) half)$/,
      `must be "toward", or a number and "half"`,
    )
    .refine((text) => text === 'toward' || Number.parseInt(text, 10) % STEP === 0, {
      message: `must have a number that is a multiple of ${STEP}`,
    }),
])
const placePattern = /^[a-z][a-z0-9 -]*?( -?\d+)?$|^-?\d+ -?\d+$/
const place = z.string().regex(placePattern, 'must be a place, as docs/figures.md lists them')
const limb = z.union([z.tuple([direction, direction]), place])
const units = () => z.number().int().min(-160).max(160)
const clockDirection =
  'where it points, like the hand of a clock: 0 up, 90 right, 180 down, 270 left'

const poseSchema = z.strictObject({
  anchor: optionalField(
    z.partialRecord(z.enum(heldJoints), place),
    'the one joint that is held to a place; the feet on the floor without it',
    { hand: 'bar' },
  ),
  trunk: optionalField(direction, `the trunk, from the hips up: ${clockDirection}`),
  head: optionalField(direction, 'the head, from the shoulders; else as the trunk'),
  line: optionalField(
    z.union([direction, z.string().regex(/^(hand|elbow|knee|foot|toe|head|shoulder) [a-z]/)]),
    'trunk and legs in one line: where it points, or the joint and place that it is tilted for',
    'hand floor',
  ),
  arm: optionalField(
    limb,
    'where upper arm and forearm point, or the place of the hand',
    [90, 0],
    'bar 20',
  ),
  leg: optionalField(
    limb,
    'where thigh and shin point, or the place of the foot',
    [90, 195],
    'floor 60',
  ),
  shin: optionalField(direction, 'the shin, where the thigh is in line'),
  foot: optionalField(direction, 'the foot; else flat, or square to the shin'),
  hand: optionalField(direction, 'where the hands point, if that matters; else they are not drawn'),
  otherArm: optionalField(limb, 'the arm behind; from the front the left one, else a mirror image'),
  otherLeg: optionalField(limb, 'the leg behind, in the same way'),
  otherFoot: optionalField(direction, 'the foot behind'),
  sign: optionalField(z.enum(phaseSigns), 'how it is done, or its number'),
  arrow: optionalField(
    z.literal('up and down'),
    'a lift of its own, up and down before the next phase begins',
  ),
  seconds: optionalField(
    z.tuple([z.number().min(0.5).max(10), z.number().min(0).max(10)]),
    'the tempo: how long the way here takes, and how long one stays',
    [3, 1],
  ),
})

const gearSchema = z.strictObject({
  kind: field(z.enum([...fixedGear, ...heldGear]), 'what it is'),
  name: optionalField(
    z.string().regex(/^[a-z-]+$/),
    'what places call it, where there are two of a kind',
  ),
  x: optionalField(units(), 'its left end, or its middle (bar, mat, wheel)'),
  height: optionalField(units(), 'its upper edge, or its middle'),
  width: optionalField(units(), 'how wide it is'),
  back: optionalField(z.number().multipleOf(STEP), 'where the back of a bench or chair points'),
  at: optionalField(z.enum(carriedAt), 'where it is carried; else in the hands'),
  from: optionalField(z.tuple([units(), units()]), 'where a cable or band is fast', [60, 40]),
  points: optionalField(
    z
      .array(z.tuple([units(), units()]))
      .min(2)
      .max(8),
    'the corners of a frame or pad',
    [
      [0, 3],
      [0, 60],
    ],
  ),
  turn: optionalField(z.literal('upright'), 'turned by a quarter, or upside down'),
  overFoot: optionalField(z.literal(true), 'true where the bar stays over the middle of the foot'),
})

/** An exercise's figure: poses of one body, plus equipment. See docs/figures.md. */
export const figureSchema = z.strictObject({
  view: field(z.enum(views), 'from where one looks', 'side'),
  sides: optionalField(z.enum(sideSigns), 'where sides take turns'),
  floor: optionalField(z.literal(false), 'false where no floor is drawn'),
  arrow: optionalField(
    z.union([z.enum(heldJoints), z.literal(false)]),
    'the joint whose way is shown, or false; else the one that tells most',
    'hip',
  ),
  gear: optionalField(z.array(gearSchema).max(8), 'the equipment, from the back to the front'),
  phases: field(
    z.array(poseSchema).min(2).max(4),
    'two to four poses, from start to end; what is left out is as in one who stands',
  ),
})

/** A drawn fault: the wrong pose beside the right one. */
export const faultSchema = z.strictObject({
  phase: optionalField(
    z.number().int().min(1).max(4),
    'the phase of the figure that shows it right, counted from 1',
    2,
  ),
  right: optionalField(
    poseSchema.omit({ sign: true }),
    'what is right, as a whole pose, where no phase shows it',
  ),
  view: optionalField(z.enum(views), "from where one looks at right; else as the figure's"),
  gear: optionalField(gearSchema.array().max(8), "the equipment of right; else the figure's"),
  wrong: field(
    poseSchema.omit({ sign: true }).extend({
      back: optionalField(z.enum(bentBacks), 'how the back is bent, from the side', 'round'),
      red: optionalField(z.enum(bodyParts), 'the part that is wrong, drawn in red', 'trunk'),
    }),
    'what differs from what is right, and only that',
    { trunk: 60, red: 'trunk' },
  ),
})
