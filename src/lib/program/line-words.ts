import { loadKindOf } from '../units'
import type { Library } from './program'
import { inBothUnits } from './raise-text'
import { effortText, setsText } from './texts'
import type { WeekLine } from './week'

/** A line of a session in words, as a log, a calendar or a text shows it. Parts that nothing says are ''. */
export interface LineWords {
  title: string
  /** '4 × 8' */
  sets: string
  /** '2 in reserve' */
  effort: string
  /** '2-3 min' */
  rest: string
  /** Tempo, choice of load, and what else there is to know, in sentences. */
  notes: string
  isTest: boolean
  /** 'Superset: 3 rounds' on the first of the lines that are done in turn. */
  group: string
  /** Whether the line is one of several that are done in turn. */
  isGrouped: boolean
}

/** Returns a session's lines in words. */
export const sessionWords = (lines: readonly WeekLine[], library: Library): LineWords[] =>
  lines.map((line, index) => {
    const members = membersOf(lines, line)
    return {
      title: library.get(line.exercise)?.title ?? line.exercise,
      sets: shortened(setsText(line, library)),
      effort: [
        percentText(line, library),
        effortText({ ...line, load: undefined, percent: undefined }),
      ]
        .filter(Boolean)
        .join(' · '),
      rest: line.rest === 'none' ? '' : shortened(line.rest),
      notes: notesOf(line, library),
      isTest: line.test,
      group: members > 1 && lines[index - 1]?.group !== line.group ? groupLabel(line, members) : '',
      isGrouped: members > 1,
    }
  })

/** Returns a line as one sentence: 'Back squat: 4 × 8, 2 in reserve, rest 3 min. Tempo 3-1-1.' */
export function lineSentence({ title, sets, effort, rest, notes, isTest }: LineWords): string {
  const parts = [sets, effort, rest && `rest ${rest}`].filter(Boolean).join(', ')
  return [`${title}${isTest ? ' (test)' : ''}: ${parts}.`, notes].filter(Boolean).join(' ')
}

/** Returns a text with its units as tables write them, which are read at arm's length: '90 s', '2-3 min'. */
const shortened = (text: string) =>
  text
    .replace(/ seconds?\b/g, ' s')
    .replace(/ minutes?\b/g, ' min')
    .replace(/ meters?\b/g, ' m')

const membersOf = (lines: readonly WeekLine[], { group }: WeekLine) =>
  group ? lines.filter((other) => other.group === group).length : 1

function groupLabel({ sets }: WeekLine, members: number): string {
  const rounds = sets === 1 ? '1 round' : `${sets} rounds`
  return `${members === 2 ? 'Superset' : 'Circuit'}: ${rounds}`
}

function percentText({ percent, of }: WeekLine, library: Library): string {
  if (percent === undefined) return ''
  return `${percent}% of ${of ? `the ${library.get(of)?.title.toLowerCase() ?? of} max` : 'max'}`
}

function notesOf({ exercise, load, tempo, loadRule, note }: WeekLine, library: Library): string {
  const kind = loadKindOf(library.get(exercise)?.equipment ?? [])
  return [load && `Load ${inBothUnits(load, kind)}`, tempo && `Tempo ${tempo}`, loadRule, note]
    .flatMap((text) => (text ? text.replace(/\.?$/, '.') : []))
    .join(' ')
}
