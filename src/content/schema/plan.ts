import { z } from 'zod'
import { durationForm } from '../../lib/duration'
import { field, optionalField } from '../../lib/schema-field'
import { categories, experienceLevels, levels, limitations, wishes } from '../../lib/vocabulary'
import { programFields } from './program'
import { image, imageAlt, line, paragraphs, slug } from './text'

/** The detail fields of a plan: all present or all absent. */
export const detailFields = ['overview', 'goals', 'schedule', 'sessions'] as const

/** A plan: content/workouts/{id}.json. */
export const planSchema = z
  .strictObject({
    id: field(
      slug(),
      "the last part of the plan's address, ending in its level, and its file name without .json",
      'full-body-reload-beginner',
    ),
    title: field(line(150), 'the title; each is used once', 'Full Body Reload'),
    description: field(
      line(300),
      'one or two short sentences for the card, best 60 to 120 characters',
      'Four weeks back to a base: every pattern, three sets, no guesswork.',
    ),
    duration: field(
      z.string().regex(durationForm, 'must be weeks and sessions in the form "4 weeks, 4x/week"'),
      'weeks and sessions a week, normally 3 to 16 weeks and 3 to 6 sessions',
      '4 weeks, 4x/week',
    ),
    level: field(z.enum(levels), 'whom the plan is for', 'Beginner'),
    category: field(z.enum(categories), 'the kind of plan', 'Full Body'),
    equipment: field(
      line(160),
      'what one needs, in a few words',
      'Pair of dumbbells, bench or sturdy chair',
    ),
    suits: optionalField(
      z.array(z.enum(wishes)).min(1),
      'for which wishes the finder offers it; without this field they follow from aim and category',
      ['muscle', 'strength'],
    ),
    presumes: optionalField(
      z.enum(experienceLevels),
      'how much training it presumes; without this field new, months or tested, by its level',
      'a year',
    ),
    unfitFor: optionalField(
      z.array(z.enum(limitations)).min(1),
      'who has to spare one of these is not offered the plan, because its entry checks or its purpose ask for it',
      ['shoulder'],
    ),
    before: optionalField(
      z.array(slug()).min(1).max(3),
      'the ids of plans to begin with for those whom its entry checks still ask too much of',
      ['living-room-start-beginner'],
    ),
    next: optionalField(
      z.array(slug()).min(1).max(3),
      'the ids of plans to go on with after it, the first choice first',
      ['three-day-foundation-beginner'],
    ),
    image: image(),
    imageAlt: imageAlt(),
    featured: optionalField(
      z.boolean(),
      'true shows the plan on the home page; exactly three published plans have it',
      true,
    ),
    draft: optionalField(
      z.boolean(),
      'true hides the plan from the public site; previews show it',
      true,
    ),
    overview: optionalField(
      paragraphs(),
      'for whom the plan is, what changes, how it progresses, in 80 to 150 words; paragraphs are separated by \\n\\n',
      'A base to build on, for those who come back.\n\nSets grow first, then loads.',
    ),
    goals: optionalField(
      z.array(line(200)).min(1).max(12),
      'what one can check at the end, four to six lines',
      ['Ten push-ups in a row'],
    ),
    schedule: optionalField(
      z.record(z.string(), line(600)),
      'one reason for each week: week1, week2 and so on, without numbers that the sessions say',
      { week1: 'A week to learn the movements; loads come later.' },
    ),
    ...programFields,
  })
  .meta({
    title: 'Workout plan',
    description: 'a training plan',
    // For editors' schema hints only; checkDurations enforces the same rule.
    dependencies: Object.fromEntries(detailFields.map((field) => [field, detailFields])),
  })

export type Plan = z.infer<typeof planSchema>
