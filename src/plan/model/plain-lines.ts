import { inBothUnits } from './both-units'
import type { ExerciseLibrary } from './program'
import type { WeekLine } from './week'
import { sessionBlocks, type TableLine } from './week-table'

/** A line of a session in words, for logs, calendars and plain text. Missing parts are ''. */
export interface PlainLine
  extends Pick<TableLine, 'title' | 'sets' | 'effort' | 'rest' | 'isTest'> {
  /** Weight in both units, tempo, choice of load and remarks, in sentences. */
  notes: string
  /** 'Superset: 3 rounds' on the first line of a superset or circuit, else ''. */
  group: string
  /** Part of a superset or circuit. */
  isGrouped: boolean
}

/** Returns a session's lines in words, in table order. */
export const plainLines = (lines: readonly WeekLine[], library: ExerciseLibrary): PlainLine[] =>
  sessionBlocks({ lines }, library).flatMap((block) =>
    block.lines.map(({ title, sets, effort, rest, isTest, load, loadKind, notes }, index) => ({
      title,
      sets,
      effort,
      rest,
      isTest,
      notes: [load && `Load ${inBothUnits(load, loadKind ?? 'other')}.`, notes]
        .filter(Boolean)
        .join(' '),
      group: index === 0 ? (block.label ?? '') : '',
      isGrouped: block.label !== undefined,
    })),
  )

export function lineSentence({ title, sets, effort, rest, notes, isTest }: PlainLine): string {
  const parts = [sets, effort, rest && `rest ${rest}`].filter(Boolean).join('; ')
  return [`${title}${isTest ? ' (test)' : ''}: ${parts}.`, notes].filter(Boolean).join(' ')
}
