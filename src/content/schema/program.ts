import { z } from 'zod'
import { field, matching, oneLine, optionalField } from '../../../packages/checked-content'
import { aims, weekdays } from '../../lib/vocabulary'
import { lineSchema, weeks } from '../../plan/model/line-grammar'
import { progressionSchema } from '../../plan/model/progression-grammar'
import { rampPattern } from '../../plan/model/ramp-up'

const rampUp = () =>
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

const sessionSchema = z.strictObject({
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

/** The plan fields that describe its sessions as data. */
export const programFields = {
  aim: optionalField(z.enum(aims), 'what the plan trains for', 'strength'),
  entry: optionalField(
    z.array(oneLine(200)).min(1).max(6),
    "checks you can do today, shown as 'Ready for it?'",
    ['Three sets of 8 push-ups'],
  ),
  safety: oneLine(
    600,
    'safety notes for this plan only; site.json has those for all plans',
    'Check the bar before every session: it must not turn or slide.',
  ).optional(),
  warmUp: oneLine(400, 'how every session starts', 'Five minutes of easy rowing.').optional(),
  rampUp: optionalField(
    rampUp(),
    "the ramp-up sets before a session's first lift, in percent of the day's weight; training shows the weights",
    ['5 with the empty bar', '5 at 50%', '3 at 75%'],
  ),
  rampUpLater: optionalField(rampUp(), 'the ramp-up sets before each later lift', ['5 at 60%']),
  sessions: optionalField(
    z.array(sessionSchema).min(1).max(40),
    'the sessions; the site builds the exercise list from them',
  ),
  deloads: optionalField(z.array(z.int().min(1).max(52)), 'the deload weeks', [4, 8]),
  tests: optionalField(
    z.array(z.int().min(1).max(52)),
    'the test weeks; everything else in them is as light as in a deload',
    [8],
  ),
  progression: optionalField(
    progressionSchema,
    'how loads, repetitions and rungs progress; the site writes the explanation from it',
    { on: 'all sets at the top', from: 3, steps: { dumbbell: '2 kg' } },
  ),
}

export type WrittenSession = z.infer<typeof sessionSchema>
