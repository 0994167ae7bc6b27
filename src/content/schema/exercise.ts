import { z } from 'zod'
import {
  field,
  flag,
  matching,
  oneLine,
  optionalField,
  slug,
} from '../../../packages/content-validation'
import { faultSchema, figureSchema } from '../../../packages/figures'
import { equipmentWords, loadTypes, measures, muscles } from '../../../packages/progression'
import { levels, limitations, patterns } from '../../lib/vocabulary'

const idList = (what: string, example: string) => field(z.array(slug()).max(6), what, [example])

const equipmentPattern = new RegExp(
  `^(${equipmentWords.join('|')})( or (${equipmentWords.join('|')}))*$`,
)

export const mistakeSchema = z.strictObject({
  sign: oneLine(200, 'what you see or feel', 'The heels lift'),
  change: oneLine(300, 'what to do about it', 'Turn the toes out a little and sit less deep'),
  figure: optionalField(
    faultSchema,
    'a drawing of wrong and right; docs/figures.md shows how to write it',
  ),
})

/** An exercise of the library: content/exercises/{id}.json. It holds a figure or has a picture beside it. */
export const exerciseSchema = z
  .strictObject({
    id: slug(
      "the last part of the exercise's address, and its file name without .json",
      'goblet-squat',
    ),
    title: oneLine(80, 'its name, used by no other exercise', 'Goblet squat'),
    draft: flag('true hides the exercise from the public site; previews show it'),
    alsoCalled: optionalField(z.array(oneLine(80)).max(5), 'other names people know it by', [
      'Kettlebell front squat',
    ]),
    pattern: field(z.enum(patterns), 'the kind of movement', 'squat'),
    equipment: field(
      z
        .array(
          matching(
            equipmentPattern,
            `must be one of ${equipmentWords.join(', ')}, or several of them joined by " or "`,
          ),
        )
        .max(5),
      'everything it needs; join alternatives with " or "; [] for nothing',
      ['dumbbell or kettlebell'],
    ),
    pair: flag('true if you hold one weight in each hand; loads are then given per hand'),
    loaded: field(
      z.enum(loadTypes),
      'weight: always with a weight; added: body weight, weight optional; body: never with a weight',
      'weight',
    ),
    muscles: field(
      z.strictObject({
        main: field(z.array(z.enum(muscles)).min(1).max(3), 'the muscles it mainly works', [
          'quads',
          'glutes',
        ]),
        helping: field(z.array(z.enum(muscles)).max(4), 'the muscles that assist', ['abs']),
      }),
      'the muscles it trains, used to count sets per muscle',
    ),
    measure: field(z.enum(measures), 'how its sets are counted', 'reps'),
    perSide: flag('true if each side is counted separately'),
    level: field(z.enum(levels), 'the lowest level it suits', 'Beginner'),
    hardOn: optionalField(
      z.array(z.enum(limitations)).min(1),
      'visitors with one of these limits get another exercise; omit it for none',
      ['knee'],
    ),
    steps: field(z.array(oneLine(400)).min(3).max(6), 'the steps, in order', [
      'Hold the weight against the chest.',
      'Sit down between the knees.',
      'Stand up.',
    ]),
    cues: field(z.array(oneLine(70)).min(2).max(4), 'what a coach calls out', [
      'Elbows inside the knees',
    ]),
    mistakes: field(z.array(mistakeSchema).min(2).max(4), 'what goes wrong most often'),
    safety: oneLine(
      400,
      'how to bail out alone and when to avoid it, if relevant',
      'Stuck at the bottom: lower the weight to the floor.',
    ).optional(),
    figure: optionalField(
      figureSchema,
      'the drawing as poses; docs/figures.md shows how to write it',
    ),
    easier: idList('ids of easier versions, [] for none', 'bodyweight-squat'),
    harder: idList('ids of harder versions, [] for none', 'front-squat'),
    instead: idList(
      'ids of replacements for a lack of equipment or a painful joint',
      'split-squat',
    ),
  })
  .meta({ title: 'Exercise', description: 'an exercise in the library' })

export type Exercise = z.infer<typeof exerciseSchema>
