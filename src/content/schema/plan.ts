import { z } from 'zod'
import {
  field,
  flag,
  matching,
  oneLine,
  optionalField,
  paragraphs,
  slug,
} from '../../../packages/content-validation'
import { durationPattern } from '../../../packages/progression'
import { categories, experienceLevels, goals, levels, limitations } from '../../lib/vocabulary'
import { programFields } from './program'
import { image, imageAlt } from './site-fields'

/** The detail fields of a plan: all present or all absent. */
export const detailFields = ['overview', 'goals', 'schedule', 'sessions'] as const

/** A plan: content/workouts/{id}.json. */
export const planSchema = z
  .strictObject({
    id: slug(
      "the last part of the plan's address, ending in its level, and its file name without .json",
      'full-body-reload-beginner',
    ),
    title: oneLine(150, 'the title, used by no other plan', 'Full Body Reload'),
    description: oneLine(
      300,
      'one or two short sentences for the card, ideally 60 to 120 characters',
      'Four weeks back to a base: every pattern, three sets, no guesswork.',
    ),
    duration: field(
      matching(
        durationPattern,
        'must be weeks and sessions in the form "4 weeks, 4x/week", with at most 14 sessions a week',
      ),
      'weeks, and sessions a week; normally 3 to 16 weeks and 3 to 6 sessions',
      '4 weeks, 4x/week',
    ),
    level: field(z.enum(levels), 'who the plan is for', 'Beginner'),
    category: field(z.enum(categories), 'the kind of plan', 'Full Body'),
    equipment: oneLine(
      160,
      'what you need, in a few words',
      'Pair of dumbbells, bench or sturdy chair',
    ),
    suits: optionalField(
      z.array(z.enum(goals)).min(1),
      'the goals the finder offers it for; default: based on `aim` and `category`',
      ['muscle', 'strength'],
    ),
    presumes: optionalField(
      z.enum(experienceLevels),
      'how much training experience it requires; default: new, months or tested, by level',
      'a year',
    ),
    unfitFor: optionalField(
      z.array(z.enum(limitations)).min(1),
      'limits that its entry checks or purpose strain; the finder never offers it to visitors with one',
      ['shoulder'],
    ),
    madeFor: optionalField(
      z.array(z.enum(limitations)).min(1),
      'limits that it is made for; the finder offers it first to visitors with one, and to no one else',
      ['knee'],
    ),
    before: optionalField(
      z.array(slug()).min(1).max(3),
      'the ids of plans to do first, for visitors who cannot pass the entry checks yet',
      ['living-room-start-beginner'],
    ),
    next: optionalField(
      z.array(slug()).min(1).max(3),
      'the ids of plans to do next, best choice first',
      ['three-day-foundation-beginner'],
    ),
    image: image(),
    imageAlt: imageAlt(),
    featured: flag('true shows the plan on the home page; exactly three published plans have it'),
    draft: flag('true hides the plan from the public site; previews show it'),
    overview: optionalField(
      paragraphs(),
      'who the plan is for, what changes and how it progresses, in 80 to 150 words; separate paragraphs with \\n\\n',
      'A base to build on, for those who come back.\n\nSets grow first, then loads.',
    ),
    goals: optionalField(
      z.array(oneLine(200)).min(1).max(12),
      'what you can check at the end, in four to six lines',
      ['Ten push-ups in a row'],
    ),
    schedule: optionalField(
      z.record(z.string(), oneLine(600)),
      'one reason per week: week1, week2 and so on; do not repeat numbers from the sessions',
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
