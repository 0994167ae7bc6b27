import { lower } from '../../lib/case'
import { listed } from '../../lib/listed'
import { type LoadKind, loadKindOf } from '../../lib/units'
import { effortText } from './effort-text'
import { groupLabel, groupsOf } from './groups'
import { type MuscleSets, muscleSets } from './hard-sets'
import { lineNotes } from './line-notes'
import { restText } from './numbers'
import type { Library, Program } from './program'
import { type WeekKind, weekKind } from './rule-of'
import { shareText } from './share-text'
import { setsText, titleOf } from './texts'
import { sessionsInWeek, type WeekLine, type WeekSession } from './week'

/** One week of a plan in the words of its tables: nothing is left to work out where it is shown. */
export interface WeekTable {
  /** Counted from 1. */
  number: number
  /** What it is for, where it is not for training harder. */
  kind: WeekKind | undefined
  sessions: SessionTable[]
  muscles: MuscleSets[]
}

/** One week as its page shows it. */
export interface PlanWeek extends WeekTable {
  /** Why this week is as it is: the content's week1, week2, … */
  reason: string
}

/** A session as a table: lines alone, and groups of them. */
export interface SessionTable {
  name: string
  /** 'Monday and Thursday'. */
  days: string
  minutes: number | undefined
  /** Its own warm-up, where it has one; the plan's is said once. */
  warmUp: string | undefined
  blocks: LineBlock[]
}

/** Lines that are done in turn, or one or more that are not. */
export interface LineBlock {
  /** 'Superset: 3 rounds' or 'Circuit: 4 rounds'; undefined for lines on their own. */
  label: string | undefined
  lines: LineTexts[]
}

/** One line of a session's table. */
export interface LineTexts {
  /** The exercise's id. */
  exercise: string
  title: string
  /** '3 × 8-12'. */
  sets: string
  /** '2 in reserve'; '' where nothing says. */
  effort: string
  /** A weight with the unit it was written in, and what it is made of, which decides how it is rounded. */
  load: string | undefined
  loadKind: LoadKind | undefined
  rest: string
  isTest: boolean
  /** Tempo, choice of load, and what else there is to know, in sentences. */
  notes: string | undefined
}

/** Returns one week of a program, counted from 1, as tables. */
export function weekTable(program: Program, number: number, library: Library): WeekTable {
  return {
    number,
    kind: weekKind(program, number),
    sessions: sessionsInWeek(program, number).map((session) => ({
      name: session.name,
      days: listed(session.days),
      minutes: session.minutes,
      warmUp: session.warmUp === program.warmUp ? undefined : session.warmUp,
      blocks: sessionBlocks(session, library),
    })),
    muscles: muscleSets(program, number, library),
  }
}

/** Returns the lines of a session in words, those that are done in turn together. */
export function sessionBlocks(
  { lines }: Pick<WeekSession, 'lines'>,
  library: Library,
): LineBlock[] {
  return groupsOf(lines).map((group) => ({
    label: groupLabel(group),
    lines: group.map((line) => textsOf(line, library)),
  }))
}

function textsOf(line: WeekLine, library: Library): LineTexts {
  const facts = library.get(line.exercise)
  return {
    exercise: line.exercise,
    title: facts?.title ?? line.exercise,
    sets: shortened(setsText(line, library)),
    effort: [
      percentText(line, library),
      effortText({ ...line, load: undefined, percent: undefined }),
    ]
      .filter(Boolean)
      .join(' · '),
    load: line.load,
    loadKind: line.load === undefined ? undefined : loadKindOf(facts?.equipment ?? []),
    rest: line.rest === 'none' ? '' : shortened(restText(line)),
    isTest: line.test === true,
    notes: lineNotes(line, ladderText(line, library)),
  }
}

function percentText(line: WeekLine, library: Library): string | undefined {
  const { percent, of, lift, plus, amount } = line
  if (percent === undefined || amount === 'share' || line.hidesPercent) return undefined
  if (of || plus) return shareText(line, titleOf(line, library))
  return `${percent}% of ${lift ? `the ${titleOf(line, library).toLowerCase()} max` : 'max'}`
}

/** The rungs of a line, where it begins: 'Rungs: hands on the counter, hands on the chair seat'. */
function ladderText({ ladder, isFirst }: WeekLine, library: Library): string | undefined {
  if (!ladder || !isFirst) return undefined
  const rungs = ladder.map(({ as, exercise, entry }) => {
    const name = as ?? library.get(exercise ?? '')?.title ?? exercise
    return entry ? `${name} (first: ${lower(entry)})` : name
  })
  return `Rungs: ${rungs.join('; ')}`
}

/** Returns a text with its units as tables write them, which are read at arm's length: '90 s', '2-3 min'. */
export const shortened = (text: string) =>
  text
    .replace('as many as possible', 'max')
    .replace(/ seconds?\b/g, ' s')
    .replace(/ minutes?\b/g, ' min')
    .replace(/ meters?\b/g, ' m')
