import { restSeconds } from '../../plan/model/numbers'
import { effortText } from '../../plan/model/texts'
import type { WeekLine } from '../../plan/model/week'
import { exerciseIn } from './exercises'
import { neededSessions, type Performance, performances } from './history'
import { rangeAsked } from './judge'
import type { Asked, Entry, SessionLog } from './log'
import { lineName, type Slot } from './slots'
import { reserveText, type TrainingInput, verdictFor } from './verdict'

/** What one line asks today. */
export interface Prescription extends Asked {
  line: string
  exercise: string
  /** The exercise that the plan names, where another takes its place. */
  planned?: string | undefined
  title: string
  /** What each set is to reach; empty for 'max' without a last time. */
  targets: readonly number[]
  /** Whether the trainee has to choose a weight. */
  choose: boolean
  /** A harder or easier exercise that the rule asks for. */
  turn?: { to: string; title: string; kind: 'harder' | 'easier' } | undefined
  last?: Performance | undefined
}

/** Returns what a session asks today, line by line: the plan's rules applied to what was lifted before. */
export function prescribe(slot: Slot, input: TrainingInput): Prescription[] {
  const finished = neededSessions(input)
  return slot.lines.map((line) => prescribeLine(slot, line, input, finished))
}

function prescribeLine(
  slot: Slot,
  line: WeekLine,
  input: TrainingInput,
  finished: readonly SessionLog[],
): Prescription {
  const { program, exercises, state, unit } = input
  const name = lineName(program, slot.name, line.index)
  const id = state.swaps[line.exercise] ?? line.exercise
  const exercise = exerciseIn(exercises, id)
  const past = performances(finished, id, { plan: state.plan, name })
  const counted = past.filter(({ entry }) => !entry.asked.deload && !entry.asked.test)
  const range = rangeAsked(line.amount)
  const isDeload = program.deloads.includes(slot.week)
  const rule = line.rule ?? program.progression.rule
  const verdict = verdictFor({ rule, line, id, counted, range, isDeload, input, finished })
  const turn = verdict.turn && exercise[verdict.turn][0]
  const load = exercise.loaded === 'body' ? undefined : verdict.load
  return {
    line: name,
    exercise: id,
    ...(id !== line.exercise && { planned: line.exercise }),
    title: exercise.title,
    sets: line.sets,
    measure: line.measure,
    amount: line.amount,
    reserve: reserveText(line),
    ...(load !== undefined && { load, unit }),
    rule,
    reason:
      verdict.turn && !turn
        ? verdict.reason.replace(/: .*/, ': slow the way down.')
        : verdict.reason,
    rest: restSeconds(line.rest),
    effort: effortText({ ...line, load: undefined }),
    ...(isDeload && { deload: true }),
    ...(line.test && { test: true }),
    ...(line.of && { of: line.of }),
    ...(line.group && { group: line.group }),
    ...(line.note && { note: line.note }),
    targets: verdict.targets ?? filled(line, past[0]?.entry, range.low),
    choose: exercise.loaded === 'weight' && load === undefined,
    turn:
      turn && verdict.turn
        ? { to: turn, title: exerciseIn(exercises, turn).title, kind: verdict.turn }
        : undefined,
    last: past[0],
  }
}

/** Returns the least of the range for each set; for 'max' what was reached last time. */
function filled(line: WeekLine, last: Entry | undefined, low: number | undefined): number[] {
  const amount = (index: number) => low ?? last?.sets[index]?.amount
  return Array.from({ length: line.sets }, (_, index) => amount(index)).flatMap(
    (value) => value ?? [],
  )
}
