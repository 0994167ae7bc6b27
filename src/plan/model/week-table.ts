import { uncapitalize } from '../../lib/case'
import { joinWithAnd } from '../../lib/join-with-and'
import { type LoadKind, loadKindOf } from '../../lib/units'
import { effortText } from './effort-text'
import { groupLabel, groupsOf } from './groups'
import { type MuscleSets, muscleSets } from './hard-sets'
import { lineNotes } from './line-notes'
import type { ExerciseLibrary, Program } from './program'
import { restText } from './rest'
import { type WeekKind, weekKind } from './rule-of'
import { shareText } from './share-text'
import { liftTitle, setsAndTarget } from './target-text'
import { sessionsInWeek, type WeekLine } from './week'

/** A week of a plan in the final words of its tables. */
export interface WeekTable {
  /** Counted from 1. */
  number: number
  /** Undefined for regular weeks. */
  kind: WeekKind | undefined
  sessions: SessionRows[]
  muscles: MuscleSets[]
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
  blocks: { label: string | undefined; lines: TableLine[] }[]
}

export interface TableLine {
  exercise: string
  title: string
  /** '3 × 8-12'. */
  sets: string
  /** '2 in reserve', or ''. */
  effort: string
  /** A weight in its original unit, and its kind, which decides how to round it. */
  load: string | undefined
  loadKind: LoadKind | undefined
  rest: string
  isTest: boolean
  /** Tempo, choice of load and remarks, in sentences. */
  notes: string | undefined
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
      lines: group.map((line) => tableLine(line, library)),
    })),
  })),
  muscles: muscleSets(program, number, library),
})

export function tableLine(line: WeekLine, library: ExerciseLibrary): TableLine {
  const facts = library.get(line.exercise)
  return {
    exercise: line.exercise,
    title: facts?.title ?? line.exercise,
    sets: abbreviateUnits(setsAndTarget(line, library)),
    effort: [percentText(line, library), effortText(line)].filter(Boolean).join(' · '),
    load: line.load,
    loadKind: line.load === undefined ? undefined : loadKindOf(facts?.equipment ?? []),
    rest: line.rest === 'none' ? '' : abbreviateUnits(restText(line)),
    isTest: line.test === true,
    notes: lineNotes(line, ladderText(line, library)),
  }
}

function percentText(line: WeekLine, library: ExerciseLibrary): string | undefined {
  const { percent, of, lift, plus, amount } = line
  if (percent === undefined || amount === 'share' || line.hidesPercent) return undefined
  if (of || plus) return shareText(line, liftTitle(line, library))
  return `${percent}% of ${lift ? `the ${liftTitle(line, library).toLowerCase()} max` : 'max'}`
}

/** Lists a ladder's rungs in the first week: 'Rungs: hands on the counter; hands on the chair seat'. */
function ladderText({ ladder, isFirst }: WeekLine, library: ExerciseLibrary): string | undefined {
  if (!ladder || !isFirst) return undefined
  const rungs = ladder.map(({ as, exercise, entry }) => {
    const name = as ?? library.get(exercise ?? '')?.title ?? exercise
    return entry ? `${name} (first: ${uncapitalize(entry)})` : name
  })
  return `Rungs: ${rungs.join('; ')}`
}

/** Abbreviates units, for tables read at arm's length: '90 s', '2-3 min'. */
export const abbreviateUnits = (text: string) =>
  text
    .replace('as many as possible', 'max')
    .replace(/ seconds?\b/g, ' s')
    .replace(/ minutes?\b/g, ' min')
    .replace(/ meters?\b/g, ' m')
