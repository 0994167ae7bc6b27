import { z } from 'zod'
import { equipmentWords, levels, measures, muscles, patterns, spares } from '../../lib/vocabulary'
import { figureSchema } from './figure'
import { line, slug } from './text'

const ids = (what: string, example: string) =>
  z
    .array(slug())
    .max(6)
    .meta({ description: what, examples: [[example]] })

const equipmentForm = new RegExp(
  `^(${equipmentWords.join('|')})( or (${equipmentWords.join('|')}))*$`,
)

/** An exercise of the library: content/exercises/{id}.json. Its figure is in it, or lies beside it as {id}.svg. */
export const exerciseSchema = z
  .strictObject({
    id: slug().meta({
      description: "the last part of the exercise's address, and its file name without .json",
      examples: ['goblet-squat'],
    }),
    title: line(80).meta({
      description: 'its name; each is used once',
      examples: ['Goblet squat'],
    }),
    draft: z
      .boolean()
      .meta({
        description: 'true hides the exercise from the public site; previews show it',
        examples: [true],
      })
      .optional(),
    alsoCalled: z
      .array(line(80))
      .max(5)
      .meta({
        description: 'other names people know it by',
        examples: [['Kettlebell front squat']],
      })
      .optional(),
    pattern: z.enum(patterns).meta({ description: 'the kind of movement', examples: ['squat'] }),
    equipment: z
      .array(
        z
          .string()
          .regex(
            equipmentForm,
            `must be one of ${equipmentWords.join(', ')}, or several of them joined by " or "`,
          ),
      )
      .max(5)
      .meta({
        description:
          'what it needs, every entry of it; alternatives are joined by " or "; [] for nothing',
        examples: [['dumbbell or kettlebell']],
      }),
    pair: z
      .boolean()
      .meta({
        description: 'true where two of the weight are held, so that loads are said for each hand',
        examples: [true],
      })
      .optional(),
    loaded: z.enum(['weight', 'added', 'body']).meta({
      description:
        'weight: one chooses a weight; added: body weight, to which weight may be added; body: never a weight',
      examples: ['weight'],
    }),
    muscles: z
      .strictObject({
        main: z
          .array(z.enum(muscles))
          .min(1)
          .max(3)
          .meta({ description: 'what it is for', examples: [['quads', 'glutes']] }),
        helping: z
          .array(z.enum(muscles))
          .max(4)
          .meta({ description: 'what helps', examples: [['abs']] }),
      })
      .meta({ description: 'the muscles it trains; sets per muscle are counted by them' }),
    measure: z
      .enum(measures)
      .meta({ description: 'how a set of it is counted', examples: ['reps'] }),
    perSide: z
      .boolean()
      .meta({ description: 'true where each side is counted', examples: [true] })
      .optional(),
    level: z.enum(levels).meta({ description: 'the least level it suits', examples: ['Beginner'] }),
    hardOn: z
      .array(z.enum(spares))
      .min(1)
      .meta({
        description:
          'who has to spare one of these is offered another exercise; leave it out for nothing',
        examples: [['knee']],
      })
      .optional(),
    steps: z
      .array(line(400))
      .min(3)
      .max(6)
      .meta({
        description: 'what one does, in order',
        examples: [
          ['Hold the weight against the chest.', 'Sit down between the knees.', 'Stand up.'],
        ],
      }),
    cues: z
      .array(line(70))
      .min(2)
      .max(4)
      .meta({ description: 'what a coach calls out', examples: [['Elbows inside the knees']] }),
    mistakes: z
      .array(
        z.strictObject({
          sign: line(200).meta({
            description: 'what one sees or feels',
            examples: ['The heels lift'],
          }),
          change: line(300).meta({
            description: 'what to do about it',
            examples: ['Turn the toes out a little and sit less deep'],
          }),
        }),
      )
      .min(2)
      .max(4)
      .meta({ description: 'what goes wrong most often' }),
    safety: line(400)
      .meta({
        description: 'how to get out of it alone, and when not to do it, where that matters',
        examples: ['Stuck at the bottom: lower the weight to the floor.'],
      })
      .optional(),
    figure: figureSchema
      .meta({ description: 'the drawing, as poses; docs/figures.md shows how to write it' })
      .optional(),
    easier: ids('ids of easier versions, [] for none', 'bodyweight-squat'),
    harder: ids('ids of harder versions, [] for none', 'front-squat'),
    instead: ids('ids of what to do without the equipment or with a painful joint', 'split-squat'),
  })
  .meta({ title: 'Exercise', description: 'an exercise of the library' })

export type Exercise = z.infer<typeof exerciseSchema>
