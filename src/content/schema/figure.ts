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
const placeForm = /^[a-z][a-z0-9 -]*?( -?\d+)?$|^-?\d+ -?\d+$/
const place = z.string().regex(placeForm, 'must be a place, as docs/figures.md lists them')
const limb = z.union([z.tuple([direction, direction]), place])
const units = () => z.number().int().min(-160).max(160)
const degrees = 'where it points, like the hand of a clock: 0 up, 90 right, 180 down, 270 left'

const poseSchema = z.strictObject({
  anchor: z
    .partialRecord(z.enum(heldJoints), place)
    .meta({
      description: 'the one joint that is held to a place; the feet on the floor without it',
      examples: [{ hand: 'bar' }],
    })
    .optional(),
  trunk: direction.meta({ description: `the trunk, from the hips up: ${degrees}` }).optional(),
  head: direction
    .meta({ description: 'the head, from the shoulders; else as the trunk' })
    .optional(),
  line: z
    .union([direction, z.string().regex(/^(hand|elbow|knee|foot|toe|head|shoulder) [a-z]/)])
    .meta({
      description:
        'trunk and legs in one line: where it points, or the joint and place that it is tilted for',
      examples: ['hand floor'],
    })
    .optional(),
  arm: limb
    .meta({
      description: 'where upper arm and forearm point, or the place of the hand',
      examples: [[90, 0], 'bar 20'],
    })
    .optional(),
  leg: limb
    .meta({
      description: 'where thigh and shin point, or the place of the foot',
      examples: [[90, 195], 'floor 60'],
    })
    .optional(),
  shin: direction.meta({ description: 'the shin, where the thigh is in line' }).optional(),
  foot: direction.meta({ description: 'the foot; else flat, or square to the shin' }).optional(),
  hand: direction
    .meta({ description: 'where the hands point, if that matters; else they are not drawn' })
    .optional(),
  otherArm: limb
    .meta({ description: 'the arm behind; from the front the left one, else a mirror image' })
    .optional(),
  otherLeg: limb.meta({ description: 'the leg behind, in the same way' }).optional(),
  otherFoot: direction.meta({ description: 'the foot behind' }).optional(),
  sign: z.enum(phaseSigns).meta({ description: 'how it is done, or its number' }).optional(),
  arrow: z
    .literal('up and down')
    .meta({ description: 'a lift of its own, up and down before the next phase begins' })
    .optional(),
  seconds: z
    .tuple([z.number().min(0.5).max(10), z.number().min(0).max(10)])
    .meta({
      description: 'the tempo: how long the way here takes, and how long one stays',
      examples: [[3, 1]],
    })
    .optional(),
})

const gearSchema = z.strictObject({
  kind: z.enum([...fixedGear, ...heldGear]).meta({ description: 'what it is' }),
  name: z
    .string()
    .regex(/^[a-z-]+$/)
    .meta({ description: 'what places call it, where there are two of a kind' })
    .optional(),
  x: units().meta({ description: 'its left end, or its middle (bar, mat, wheel)' }).optional(),
  height: units().meta({ description: 'its upper edge, or its middle' }).optional(),
  width: units().meta({ description: 'how wide it is' }).optional(),
  back: z
    .number()
    .multipleOf(STEP)
    .meta({ description: 'where the back of a bench or chair points' })
    .optional(),
  at: z.enum(carriedAt).meta({ description: 'where it is carried; else in the hands' }).optional(),
  from: z
    .tuple([units(), units()])
    .meta({ description: 'where a cable or band is fast', examples: [[60, 40]] })
    .optional(),
  points: z
    .array(z.tuple([units(), units()]))
    .min(2)
    .max(8)
    .meta({
      description: 'the corners of a frame or pad',
      examples: [
        [
          [0, 3],
          [0, 60],
        ],
      ],
    })
    .optional(),
  turn: z
    .literal('upright')
    .meta({ description: 'turned by a quarter, or upside down' })
    .optional(),
  overFoot: z
    .literal(true)
    .meta({ description: 'true where the bar stays over the middle of the foot' })
    .optional(),
})

/** The figure of an exercise: poses of one body, and the equipment it uses. See docs/figures.md. */
export const figureSchema = z.strictObject({
  view: z.enum(views).meta({ description: 'from where one looks', examples: ['side'] }),
  sides: z.enum(sideSigns).meta({ description: 'where sides take turns' }).optional(),
  floor: z.literal(false).meta({ description: 'false where no floor is drawn' }).optional(),
  arrow: z
    .union([z.enum(heldJoints), z.literal(false)])
    .meta({
      description: 'the joint whose way is shown, or false; else the one that tells most',
      examples: ['hip'],
    })
    .optional(),
  gear: z
    .array(gearSchema)
    .max(8)
    .meta({ description: 'the equipment, from the back to the front' })
    .optional(),
  phases: z.array(poseSchema).min(2).max(4).meta({
    description: 'two to four poses, from start to end; what is left out is as in one who stands',
  }),
})

/** A fault, drawn: what is wrong beside what is right. */
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
