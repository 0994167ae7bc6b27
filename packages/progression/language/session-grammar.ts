import { z } from 'zod'
import { field, matching, oneLine, optionalField } from '../../content-validation'
import { rampPattern } from '../week/ramp-up'
import { lineSchema, weeks } from './line-grammar'
import { weekdays } from './vocabulary'

/** Ramp-up sets: see week/ramp-up.ts. */
export const rampUp = () =>
  z
    .array(
      matching(
        rampPattern,
        'must be "5 at 60%" with numbers of your choice, or "5 with the empty bar"',
      ),
    )
    .min(1)
    .max(6)

const dayNames = z.array(z.enum(weekdays)).min(1)

/** A session as an editor writes it. */
export const sessionSchema = z.strictObject({
  name: oneLine(40, "the session's name, which no other session of the plan has", 'Upper One'),
  days: field(
    z.union(
      [dayNames, z.array(dayNames).min(1)],
      'must be a list of days, such as ["Monday", "Thursday"], or several such lists that alternate from week to week',
    ),
    'the days of the session',
    ['Monday', 'Thursday'],
  ),
  weeks: weeks().optional(),
  minutes: optionalField(z.int().min(1).max(300), 'how long it takes, including the warm-up', 50),
  warmUp: oneLine(
    400,
    "its own warm-up, instead of the plan's",
    'Five minutes easy on the bike.',
  ).optional(),
  rampUp: optionalField(
    rampUp(),
    "its own ramp-up sets; default: the plan's, unless the session has its own warm-up",
    ['6 at 50%'],
  ),
  exercises: field(z.array(lineSchema).min(1).max(30), 'its exercises, in order'),
})

export type WrittenSession = z.infer<typeof sessionSchema>
