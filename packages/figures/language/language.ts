import { z } from 'zod'
import { field, matching, optionalField } from '../../content-validation'
import { carriedAt, fixedGear, heldGear } from './gear-kinds'

const views = ['side', 'front', 'above'] as const

/** Joints that can be anchored. The foot is the ankle, with the sole flat. */
export const heldJoints = [
  'foot',
  'toe',
  'knee',
  'hip',
  'shoulder',
  'elbow',
  'hand',
  'head',
] as const

/** Directions are multiples of this many degrees. */
const STEP = 15

const direction = z
  .union([
    z.number().min(0).max(345).multipleOf(STEP),
    matching(
      /^(toward|(0|[1-9]\d?|[12]\d\d|3[0-4]\d) half)$/,
      `must be "toward", or a number and "half"`,
    ).refine((text) => text === 'toward' || Number.parseInt(text, 10) % STEP === 0, {
      message: `must have a number that is a multiple of ${STEP}`,
    }),
  ])
  .meta({ id: 'direction' })
const placePattern = /^[a-z][a-z0-9 -]*?( -?\d+)?$|^-?\d+ -?\d+$/
const place = matching(placePattern, 'must be a place, as docs/figures.md lists them')
const limb = z.union([z.tuple([direction, direction]), place]).meta({ id: 'limb' })
const units = () => z.number().int().min(-160).max(160)
const clockDirection =
  'where it points, like the hand of a clock: 0 up, 90 right, 180 down, 270 left'

const poseSchema = z.strictObject({
  anchor: optionalField(
    z.partialRecord(z.enum(heldJoints), place),
    'the one joint fixed to a place; default: the feet on the floor',
    { hand: 'bar' },
  ),
  trunk: optionalField(direction, `the trunk, from the hips up: ${clockDirection}`),
  head: optionalField(direction, 'the head, from the shoulders; default: in line with the trunk'),
  line: optionalField(
    z.union([direction, matching(/^(hand|elbow|knee|foot|toe|head|shoulder) [a-z]/)]),
    'trunk and legs in one straight line: where it points, or a joint and the place it should reach',
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
  shin: optionalField(direction, 'the shin, when the thigh is in line'),
  foot: optionalField(direction, 'the foot; default: flat, or square to the shin'),
  hand: optionalField(direction, 'where the hands point; default: no hands drawn'),
  otherArm: optionalField(
    limb,
    'the far arm, or the left arm in front view; default: a mirror image',
  ),
  otherLeg: optionalField(limb, 'the far leg, in the same way'),
  otherFoot: optionalField(direction, 'the far foot'),
  sign: optionalField(
    z.enum(['hold', 'slow', 'quick', '1', '2', '3', '4']),
    'the sign that shows how it is done, or its number',
  ),
  arrow: optionalField(
    z.literal('up and down'),
    'a separate lift, up and down, before the next phase',
  ),
  seconds: optionalField(
    z.tuple([z.number().min(0.5).max(10), z.number().min(0).max(10)]),
    'the tempo in seconds: moving into this pose, then holding it',
    [3, 1],
  ),
})

const gearSchema = z
  .strictObject({
    kind: field(z.enum([...fixedGear, ...heldGear]), 'the kind of equipment'),
    name: optionalField(matching(/^[a-z-]+$/), 'its name in places, if there are two of a kind'),
    x: optionalField(units(), 'its left end, or its middle (bar, mat, wheel)'),
    height: optionalField(units(), 'its top edge, or its middle'),
    width: optionalField(units(), 'how wide it is'),
    back: optionalField(z.number().multipleOf(STEP), 'where the back of a bench or chair points'),
    at: optionalField(z.enum(carriedAt), 'where it is carried; default: in the hands'),
    from: optionalField(z.tuple([units(), units()]), 'where a cable or band is attached', [60, 40]),
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
    turn: optionalField(z.literal('upright'), 'a quarter turn, or upside down'),
    overFoot: optionalField(z.literal(true), 'true if the bar stays over the middle of the foot'),
  })
  .meta({ id: 'gear' })

/** Parts that figures and faults share, by the name of their table in the editors' guide. */
export const figureParts = { pose: poseSchema, gear: gearSchema }

/** An exercise's figure: poses of one body, plus equipment. See docs/figures.md. */
export const figureSchema = z.strictObject({
  view: field(z.enum(views), 'the side the viewer looks from', 'side'),
  sides: optionalField(
    z.enum(['one side, then the other', 'alternate']),
    'how the sides alternate',
  ),
  floor: optionalField(z.literal(false), 'false to draw no floor'),
  arrow: optionalField(
    z.union([z.enum(heldJoints), z.literal(false)]),
    'the joint whose path an arrow shows, or false for none; default: the one that shows the movement best',
    'hip',
  ),
  gear: optionalField(z.array(gearSchema).max(8), 'the equipment, from the back to the front'),
  phases: field(
    z.array(poseSchema).min(2).max(4),
    'two to four poses, from start to end; omitted parts are as when standing',
  ),
})

const wrongPoseSchema = poseSchema.omit({ sign: true }).extend({
  back: optionalField(z.enum(['round', 'arched']), 'how the back is bent, from the side', 'round'),
  red: optionalField(
    z.enum(['head', 'trunk', 'arms', 'legs', 'feet']),
    'the part at fault, drawn in red',
    'trunk',
  ),
})

/** A drawn fault: the wrong pose beside the right one. */
export const faultSchema = z.strictObject({
  phase: optionalField(
    z.number().int().min(1).max(4),
    'the phase of the figure that shows the right form, counted from 1',
    2,
  ),
  right: optionalField(
    poseSchema.omit({ sign: true }),
    'the right form as a whole pose, if no phase shows it',
  ),
  view: optionalField(
    z.enum(views),
    "the side the viewer looks from at `right`; default: the figure's",
  ),
  gear: optionalField(gearSchema.array().max(8), "the equipment of `right`; default: the figure's"),
  wrong: field(wrongPoseSchema, 'only what differs from the right form', {
    trunk: 60,
    red: 'trunk',
  }),
})

export type View = (typeof views)[number]
export type HeldJoint = (typeof heldJoints)[number]
export type Direction = z.infer<typeof direction>
export type Limb = z.infer<typeof limb>
/** `back` and `red` occur only in faults. */
export type Pose = z.infer<typeof poseSchema> &
  Pick<z.infer<typeof wrongPoseSchema>, 'back' | 'red'>
export type PhaseSign = NonNullable<Pose['sign']>
export type BentBack = NonNullable<Pose['back']>
export type BodyPart = NonNullable<Pose['red']>
export type GearPiece = z.infer<typeof gearSchema>
export type FigureSource = Omit<z.infer<typeof figureSchema>, 'phases'> & {
  phases: readonly Pose[]
}
export type SideSign = NonNullable<FigureSource['sides']>
export type FaultSource = z.infer<typeof faultSchema>
