import { uncapitalize } from '../../basics'
import type { ExerciseLibrary } from '../language/program'
import { restText } from '../language/rest'
import { type LoadKind, loadKindOf } from '../language/units'
import type { WeekLine } from '../language/week'
import { shareText } from './share-text'
import { amountText, liftTitle } from './target-text'
import { inBothUnits } from './written-loads'

/** A line of a week in words, for pages, calendar and paper. */
export interface LineWords {
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

export function lineWords(line: WeekLine, library: ExerciseLibrary): LineWords {
  const facts = library.get(line.exercise)
  return {
    exercise: line.exercise,
    title: facts?.title ?? line.exercise,
    sets: abbreviateUnits(`${line.sets} × ${amountText(line, library)}`),
    effort: [percentText(line, library), effortText(line)].filter(Boolean).join(' · '),
    load: line.load,
    loadKind: line.load === undefined ? undefined : loadKindOf(facts?.equipment ?? []),
    rest: line.rest === 'none' && !line.every ? '' : abbreviateUnits(restText(line)),
    isTest: line.test === true,
    notes: lineNotes(line, ladderText(line, library)),
  }
}

/** Returns a line as a sentence: 'Plank (test): 1 × max; rest 90 s. Once.' */
export function lineSentence(words: LineWords): string {
  const { title, sets, effort, rest, isTest } = words
  const parts = [sets, effort, rest && `rest ${rest}`].filter(Boolean).join('; ')
  return [`${title}${isTest ? ' (test)' : ''}: ${parts}.`, notesWithLoad(words)]
    .filter(Boolean)
    .join(' ')
}

/** Returns the notes after the weight in both units, for readers who can't switch: 'Load 20 kg (45 lb). Slow.' */
export const notesWithLoad = ({ load, loadKind = 'other', notes }: LineWords): string =>
  [load && `Load ${inBothUnits(load, loadKind)}.`, notes].filter(Boolean).join(' ')

/** Returns a set's effort: '2 in reserve', 'RPE 8', 'easy, full sentences', or ''. */
export function effortText({
  reserve,
  rpe,
  effort = '',
}: Pick<WeekLine, 'reserve' | 'rpe' | 'effort'>): string {
  if (reserve !== undefined) return `${reserve} in reserve`
  return rpe === undefined ? effort : `RPE ${rpe}`
}

/** Joins a line's remarks into sentences: 'Tempo 3-1-1. Straight arms are the bottom.' */
export const lineNotes = (
  { tempo, isFirst, start, note }: Pick<WeekLine, 'tempo' | 'isFirst' | 'start' | 'note'>,
  rungs?: string,
): string | undefined =>
  [tempo && `Tempo ${tempo}`, isFirst && start, rungs, note]
    .flatMap((text) => (text ? text.replace(/\.?$/, '.') : []))
    .join(' ') || undefined

function percentText(line: WeekLine, library: ExerciseLibrary): string | undefined {
  const { percent, of, lift, plus, amount } = line
  if (percent === undefined || amount === 'share' || line.hidesPercent) return undefined
  if (of || plus) return shareText(line, liftTitle(line, library))
  return `${percent}% of ${lift ? `the ${liftTitle(line, library).toLowerCase()} max` : 'max'}`
}

/** Lists a ladder's rungs: 'Rungs, easiest first: hands on the counter; hands on the chair seat'. */
function ladderText({ ladder }: WeekLine, library: ExerciseLibrary): string | undefined {
  if (!ladder) return undefined
  const rungs = ladder.map(({ as, exercise, entry }) => {
    const name = as ?? library.get(exercise ?? '')?.title ?? exercise
    return entry ? `${name} (first: ${uncapitalize(entry)})` : name
  })
  return `Rungs, easiest first: ${rungs.join('; ')}`
}

/** Abbreviates units, for tables read at arm's length: '90 s', '2-3 min'. */
const abbreviateUnits = (text: string) =>
  text
    .replace('as many as possible', 'max')
    .replace(/ seconds?\b/g, ' s')
    .replace(/ minutes?\b/g, ' min')
    .replace(/ meters?\b/g, ' m')
