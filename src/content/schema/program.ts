import { z } from 'zod'
import { oneLine, optionalField } from '../../../packages/content-validation'
import { progressionSchema, rampUp, sessionSchema } from '../../../packages/progression'
import { aims } from '../../lib/vocabulary'

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
