import type { AgendaLine, AgendaSession } from '../../../src/plan/model/agenda'
import type { ExerciseLibrary } from '../../../src/plan/model/program'
import { shareText } from '../../../src/plan/model/share-text'

/** A row of a session's table, as the page shows it. */
export interface ShownLine {
  title: string
  sets: string
  effort: string
  rest: string
}

export interface ShownSession {
  name: string
  lines: ShownLine[]
}

const textIn = (html = '') =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')

/** Parses the session tables of a built page's HTML, in page order. */
export function sessionsShown(html: string): ShownSession[] {
  const tables = html.matchAll(
    /<table aria-label="([^"]+)">(?:(?!<\/thead>).)*Effort.*?<\/table>/gs,
  )
  return Array.from(tables, ([table, name]) => ({
    name: textIn(name),
    lines: Array.from(
      table.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td>/gs),
      ([, title, sets, effort, rest]) => ({
        // The test mark follows the name, and a line's note follows its effort.
        title: textIn(title?.replace(/<span[^>]*>Test<\/span>/, '')),
        sets: textIn(sets),
        effort: textIn(effort?.replace(/<small>.*?<\/small>/s, '')),
        rest: textIn(rest),
      }),
    ),
  }))
}

const units = { reps: '', seconds: ' s', minutes: ' min', meters: ' m' } as const

/** Percentages of a test that the page spells out. */
const sharesOfTest: Record<number, string> = {
  33: 'a third of your test',
  50: 'half of your test',
  67: 'two thirds of your test',
  75: 'three quarters of your test',
}

/** The base of a percentage, as the page shows it; undefined if the amount has it. */
function percentText(
  { amount, exercise, percent, percentOf, of, plus }: AgendaLine,
  library: ExerciseLibrary,
) {
  if (amount === 'share') return undefined
  const titleOf = (id = '') => library.get(id)?.title ?? id
  const other = percentOf === exercise ? undefined : percentOf
  if (!of) return `${percent}% of ${other ? `the ${titleOf(other).toLowerCase()} ` : ''}max`
  return shareText({ percent, of, plus, lift: other, amount }, titleOf(other))
}

/** Builds the expected row of a line from its data. */
function shownLine(line: AgendaLine, library: ExerciseLibrary): ShownLine {
  const { exercise, title, sets, measure, amount, percent, percentOf = '', rest = '' } = line
  const most =
    !percentOf || percentOf === exercise
      ? ''
      : `the ${library.get(percentOf)?.title.toLowerCase()} `
  const isShare = amount === 'share'
  const other = most && ` in ${most.trim()}`
  const unit = amount === 'max' || isShare ? '' : units[measure]
  const side = library.get(exercise)?.perSide ? ' per side' : ''
  const effort = [
    line.load,
    percent && percentText(line, library),
    line.reserve && `${line.reserve} in reserve`,
    line.rpe && `RPE ${line.rpe}`,
    line.effort,
  ]
  return {
    title,
    sets: `${sets} × ${isShare ? `${sharesOfTest[percent ?? 0] ?? `${percent}% of your test`}${other}` : amount}${unit}${side}`,
    effort: effort.filter(Boolean).join(' · '),
    rest: rest.replace(/ seconds?/, ' s').replace(/ minutes?/, ' min'),
  }
}

/** Builds the expected sessions of a week's page; a session on two days appears once. */
export function sessionsToShow(sessions: readonly AgendaSession[], library: ExerciseLibrary) {
  const all = sessions.map(({ name, lines }) => ({
    name,
    lines: lines.map((line) => shownLine(line, library)),
  }))
  const [seen, as] = [new Set<string>(), JSON.stringify]
  return all.filter((session) => !seen.has(as(session)) && seen.add(as(session)))
}

/** Returns a row as a sentence, as in calendars and text files. */
export const sentenceOf = ({ title, sets, effort, rest }: ShownLine) =>
  `${title}: ${[sets, effort, rest && `rest ${rest}`].filter(Boolean).join('; ')}`
