import { inBothUnits } from './both-units'
import { groupLabel, groupsOf } from './groups'
import type { ExerciseLibrary } from './program'
import type { WeekLine } from './week'
import { type TableLine, tableLine } from './week-table'

/** A line of a session in words, for logs, calendars and plain text. Missing parts are ''. */
export interface PlainLine
  extends Pick<TableLine, 'title' | 'sets' | 'effort' | 'rest' | 'isTest'> {
  line: WeekLine
  /** Weight in both units, tempo, choice of load and remarks, in sentences. */
  notes: string
  /** 'Superset: 3 rounds' on the first line of a superset or circuit, else ''. */
  group: string
  isGrouped: boolean
}

/** Returns a session's lines in words, in table order. */
export const plainLines = (lines: readonly WeekLine[], library: ExerciseLibrary): PlainLine[] =>
  groupsOf(lines).flatMap((group) =>
    group.map((line, index) => {
      const { title, sets, effort, rest, isTest, load, loadKind, notes } = tableLine(line, library)
      const label = groupLabel(group)
      return {
        line,
        title,
        sets,
        effort,
        rest,
        isTest,
        notes: [load && `Load ${inBothUnits(load, loadKind ?? 'other')}.`, notes]
          .filter(Boolean)
          .join(' '),
        group: index === 0 ? (label ?? '') : '',
        isGrouped: label !== undefined,
      }
    }),
  )

export function lineSentence({ title, sets, effort, rest, notes, isTest }: PlainLine): string {
  const parts = [sets, effort, rest && `rest ${rest}`].filter(Boolean).join('; ')
  return [`${title}${isTest ? ' (test)' : ''}: ${parts}.`, notes].filter(Boolean).join(' ')
}
