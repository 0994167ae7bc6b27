import { inBothUnits } from './both-units'
import type { Library } from './program'
import type { WeekLine } from './week'
import { type LineTexts, sessionBlocks } from './week-table'

/** A line of a session in words, as a log, a calendar or a text shows it. Parts that nothing says are ''. */
export interface LineWords
  extends Pick<LineTexts, 'title' | 'sets' | 'effort' | 'rest' | 'isTest'> {
  /** Weight in both units, tempo, choice of load, and what else there is to know, in sentences. */
  notes: string
  /** 'Superset: 3 rounds' on the first of the lines that are done in turn. */
  group: string
  /** Whether the line is one of several that are done in turn. */
  isGrouped: boolean
}

/** Returns a session's lines in words: those of its table, one after the other. */
export const sessionWords = (lines: readonly WeekLine[], library: Library): LineWords[] =>
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

/** Returns a line as one sentence: 'Back squat: 4 × 8; 2 in reserve; rest 3 min. Tempo 3-1-1.' */
export function lineSentence({ title, sets, effort, rest, notes, isTest }: LineWords): string {
  const parts = [sets, effort, rest && `rest ${rest}`].filter(Boolean).join('; ')
  return [`${title}${isTest ? ' (test)' : ''}: ${parts}.`, notes].filter(Boolean).join(' ')
}
