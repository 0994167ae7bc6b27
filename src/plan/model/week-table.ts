import { joinWithAnd } from '../../../packages/basics'
import type { ExerciseLibrary, Program } from '../../../packages/progression'
import {
  groupLabel,
  groupsOf,
  type LineWords,
  lineWords,
  muscleSets,
  sessionsInWeek,
  type WeekKind,
  weekKind,
} from '../../../packages/progression'

/** A week of a plan in the final words of its tables. */
export interface WeekTable {
  /** Counted from 1. */
  number: number
  /** Undefined for regular weeks. */
  kind: WeekKind | undefined
  sessions: SessionRows[]
  muscles: ReturnType<typeof muscleSets>
}

/** A week with the extra text of its page. */
export interface PlanWeek extends WeekTable {
  /** The content's reason for the week: week1, week2, … */
  reason: string
}

export interface SessionRows {
  name: string
  /** 'Monday and Thursday'. */
  days: string
  minutes: number | undefined
  /** Only if it differs from the plan's, which the page shows once. */
  warmUp: string | undefined
  /** Supersets, circuits and single lines. Single lines have no label. */
  blocks: { label: string | undefined; lines: LineWords[] }[]
}

/** Returns a week of a program, counted from 1, as tables. */
export const weekTable = (
  program: Program,
  number: number,
  library: ExerciseLibrary,
): WeekTable => ({
  number,
  kind: weekKind(program, number),
  sessions: sessionsInWeek(program, number).map(({ name, days, minutes, warmUp, lines }) => ({
    name,
    days: joinWithAnd(days),
    minutes,
    warmUp: warmUp === program.warmUp ? undefined : warmUp,
    blocks: groupsOf(lines).map((group) => ({
      label: groupLabel(group),
      lines: group.map((line) => lineWords(line, library)),
    })),
  })),
  muscles: muscleSets(program, number, library),
})
