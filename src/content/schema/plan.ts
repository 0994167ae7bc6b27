import { z } from 'zod'
import { durationForm } from '../../lib/duration'
import { categories, levels, spares, stands, wishes } from '../../lib/vocabulary'
import { programFields } from './program'
import { image, imageAlt, line, paragraphs, slug } from './text'

/** The fields of a plan's detail: a plan has all of them, or none. */
export const detailFields = ['overview', 'goals', 'schedule', 'sessions'] as const

/** A plan: content/workouts/{id}.json. */
export const planSchema = z
  .strictObject({
    id: slug().meta({
      description:
        "the last part of the plan's address, ending in its level, and its file name without .json",
      examples: ['full-body-reload-beginner'],
    }),
    title: line(150).meta({
      description: 'the title; each is used once',
      examples: ['Full Body Reload'],
    }),
    description: line(300).meta({
      description: 'one or two short sentences for the card, best 60 to 120 characters',
      examples: ['Four weeks back to a base: every pattern, three sets, no guesswork.'],
    }),
    duration: z
      .string()
      .regex(durationForm, 'must be weeks and sessions in the form "4 weeks, 4x/week"')
      .meta({
        description: 'weeks and sessions a week, normally 3 to 16 weeks and 3 to 6 sessions',
        examples: ['4 weeks, 4x/week'],
      }),
    level: z.enum(levels).meta({ description: 'whom the plan is for', examples: ['Beginner'] }),
    category: z.enum(categories).meta({ description: 'the kind of plan', examples: ['Full Body'] }),
    equipment: line(160).meta({
      description: 'what one needs, in a few words',
      examples: ['Pair of dumbbells, bench or sturdy chair'],
    }),
    suits: z
      .array(z.enum(wishes))
      .min(1)
      .meta({
        description:
          'for which wishes the finder offers it; without this field they follow from aim and category',
        examples: [['muscle', 'strength']],
      })
      .optional(),
    presumes: z
      .enum(stands)
      .meta({
        description:
          'how much training it presumes; without this field new, months or tested, by its level',
        examples: ['a year'],
      })
      .optional(),
    unfitFor: z
      .array(z.enum(spares))
      .min(1)
      .meta({
        description:
          'who has to spare one of these is not offered the plan, because its entry checks or its purpose ask for it',
        examples: [['shoulder']],
      })
      .optional(),
    before: z
      .array(slug())
      .min(1)
      .max(3)
      .meta({
        description:
          'the ids of plans to begin with for those whom its entry checks still ask too much of',
        examples: [['living-room-start-beginner']],
      })
      .optional(),
    next: z
      .array(slug())
      .min(1)
      .max(3)
      .meta({
        description: 'the ids of plans to go on with after it, the first choice first',
        examples: [['three-day-foundation-beginner']],
      })
      .optional(),
    image: image(),
    imageAlt: imageAlt(),
    featured: z
      .boolean()
      .meta({
        description: 'true shows the plan on the home page; exactly three published plans have it',
        examples: [true],
      })
      .optional(),
    draft: z
      .boolean()
      .meta({
        description: 'true hides the plan from the public site; previews show it',
        examples: [true],
      })
      .optional(),
    overview: paragraphs()
      .meta({
        description:
          'for whom the plan is, what changes, how it progresses, in 80 to 150 words; paragraphs are separated by \\n\\n',
        examples: ['A base to build on, for those who come back.\n\nSets grow first, then loads.'],
      })
      .optional(),
    goals: z
      .array(line(200))
      .min(1)
      .max(12)
      .meta({
        description: 'what one can check at the end, four to six lines',
        examples: [['Ten push-ups in a row']],
      })
      .optional(),
    schedule: z
      .record(z.string(), line(600))
      .meta({
        description:
          'one reason for each week: week1, week2 and so on, without numbers that the sessions say',
        examples: [{ week1: 'A week to learn the movements; loads come later.' }],
      })
      .optional(),
    ...programFields,
  })
  .meta({
    title: 'Workout plan',
    description: 'a training plan',
    // For editors; the check of durations says the same.
    dependencies: Object.fromEntries(detailFields.map((field) => [field, detailFields])),
  })

export type Plan = z.infer<typeof planSchema>
