import { parseRange } from '../language/numbers'
import { restSeconds } from '../language/rest'
import { LONG_BREAK_WEEKS, weekKind } from '../language/rule-of'
import { loadInWords } from '../language/units'
import { findExercise } from '../record/exercises'
import type { Prescribed } from '../record/log'
import type { Slot } from '../week/slots'
import { effortText, lineNotes } from '../words/line-words'
import { breakDays } from './break-days'
import type { Decision } from './decision'
import { fewestSets, withFewerSets, withHalfTheSets } from './fewer-sets'
import { firstTime } from './first-time'
import { isAfterIllness, relevantSessions } from './history'
import { reserveText } from './judge'
import { type ResolvedPercentage, resolvePercentage } from './percentage'
import { type ResolvedLine, resolveLine } from './resolve-line'
import type { TrainingInput } from './training-input'

export interface Prescription extends Prescribed {
  line: string
  exercise: string
  planned?: string | undefined
  title: string
  /** Amount to aim for in each set; empty for 'max' without history. */
  targets: readonly number[]
  /** What the log doesn't keep. */
  unlogged: {
    needsWeightChoice: boolean
    /** Lift whose one-rep max must be entered first. */
    missingMaxLift: string | undefined
    /** The log lacks the session that its percentage is of. */
    lacksBase: boolean | undefined
  }
}

/** Prescribes each line of a session. The first one after a break or an illness has fewer sets. */
export function prescribe({ lines, week }: Slot, input: TrainingInput): Prescription[] {
  const finished = relevantSessions(input)
  const asked = lines.map((planned) =>
    prescribeLine(resolveLine({ planned, week, input, finished }), input.decideFromLog),
  )
  if (isAfterIllness(input)) return withHalfTheSets(asked)
  // Sessions of other plans don't count: the weights of this one are cut without them.
  const lastOfPlan = finished.filter(({ plan }) => plan === input.state.plan).slice(0, 1)
  // A lighter week is short enough.
  const isFirstBack =
    weekKind(input.program, week) === undefined && breakDays(input, lastOfPlan, undefined)
  return isFirstBack ? withFewerSets(asked) : asked
}

/** Lifts whose one-rep max the session needs but doesn't know. */
export const missingMaxima = (prescriptions: readonly Prescription[]): string[] => [
  ...new Set(prescriptions.flatMap(({ unlogged }) => unlogged.missingMaxLift ?? [])),
]

/** In so many days back from a break, an exercise begins with half its sets. */
const NEW_DAYS = 7

function prescribeLine(
  resolved: ResolvedLine,
  decideFromLog: TrainingInput['decideFromLog'],
): Prescription {
  const percentage = resolvePercentage(resolved)
  const decision = decideLine(resolved, percentage, decideFromLog)
  const { planned, isLight, line, rule, rungs, lastRung, past, last } = resolved
  const { program, exercises, unit } = resolved.input
  const { test } = planned
  const rungNow = decision.rung ?? lastRung
  const rung = rungs[rungNow] ?? resolved.rung
  const exercise = findExercise(exercises, rung.exercise)
  const isNewExercise = rung.exercise !== resolved.rung.exercise
  const rungText = rung.as ?? (isNewExercise && exercise.title)
  const reason =
    rungNow === lastRung || !rungText
      ? decision.reason
      : decision.reason.replace(/\.$/, `, ${rungText}.`) +
        (rung.entry ? ` First: ${rung.entry}.` : '')
  const own = resolved.history.find(({ entry }) => entry.line === planned.lineKey)?.entry.asked
  const least = isLight ? 1 : Math.min(fewestSets(rung.sets), own?.sets ?? rung.sets)
  const sets = Math.max(least, rung.sets - (decision.fewer ?? 0))
  // Sets that another line of the lift has fewer stay noted.
  const fewer = isLight ? rung.sets - sets : (decision.fewer ?? 0)
  const amount = decision.amount ?? rung.amount
  const isStart = line.isFirst && !last && decision.reason !== line.start
  const note = lineNotes({ ...line, isFirst: isStart })
  // The bottom of the range; for 'max', the last amounts.
  const { low } = parseRange(amount)
  const defaultTargets = Array.from(
    { length: sets },
    (_, index) => low ?? past[0]?.entry.sets[index]?.amount,
  ).flatMap((target) => target ?? [])
  const ownLoad = isNewExercise ? undefined : decision.load
  const load = exercise.loaded === 'body' ? undefined : (loadInWords(rung.as, unit) ?? ownLoad)
  return {
    line: planned.lineKey,
    exercise: rung.exercise,
    ...(rung.exercise !== planned.exercise && { planned: planned.exercise }),
    title: exercise.title,
    sets,
    measure: rung.measure,
    amount,
    reserve: reserveText(line),
    ...(load !== undefined && { load, unit }),
    reason,
    rest: restSeconds(line.rest),
    effort: effortText(line),
    ...(rule.again && !weekKind(program, resolved.week) && { again: rule.again }),
    ...(rungNow > 0 && { rung: rungNow }),
    ...(fewer > 0 && { fewer }),
    returnsTo: decision.returnsTo,
    as: rung.as,
    // If a rule moves the load, a missed rep says nothing about the max.
    ...(percentage && !rule.on && (line.of ?? 'max') === 'max' && { ofMax: true }),
    ...(isLight && { deload: true }),
    test,
    of: line.lift,
    every: line.every,
    group: line.group,
    ...(note && { note }),
    targets: ((rungNow === lastRung && decision.targets) || defaultTargets).slice(0, sets),
    unlogged: {
      needsWeightChoice: exercise.loaded === 'weight' && load === undefined,
      missingMaxLift: percentage?.missingMaxLift,
      lacksBase: percentage?.lacksBase,
    },
  }
}

/** Chooses what decides a line today: the log, a percentage, or how a line begins. */
function decideLine(
  resolved: ResolvedLine,
  percentage: ResolvedPercentage | undefined,
  decideFromLog: TrainingInput['decideFromLog'],
): Decision {
  const { input, finished, rung, planned, isLight, last } = resolved
  if (last) {
    if (!decideFromLog) throw new Error('What decides from a log was not loaded.')
    return decideFromLog({ ...resolved, last }, percentage)
  }
  if (percentage) {
    const { load, amount, reason } = percentage
    return { load, ...(amount !== undefined && { amount: `${amount}` }), reason }
  }
  const days = isLight || planned.test ? 0 : breakDays(input, finished, undefined, NEW_DAYS)
  const decision = firstTime(resolved)
  return days > 0 && days < 7 * LONG_BREAK_WEEKS && rung.sets > 1
    ? {
        ...decision,
        fewer: Math.floor(rung.sets / 2),
        reason: `${decision.reason} After the break: half the sets.`,
      }
    : decision
}
