import { uncapitalize } from '../../basics'
import { lineOfKey, type Program } from '../language/program'
import { type Exercises, findExercise } from '../record/exercises'
import type { Entry } from '../record/log'

/** The next rung of an entry's ladder in words, with what to be able to do first; undefined on the last one. */
export function nextRungText(program: Program, entry: Entry, exercises: Exercises) {
  const { exercise: planned = '', ladder = [] } = lineOfKey(program, entry.line) ?? {}
  const index = entry.asked.rung ?? 0
  const [now, next] = [ladder[index], ladder[index + 1]]
  if (!next || (now?.exercise ?? planned) !== entry.exercise) return undefined
  const name = next.as ?? findExercise(exercises, next.exercise ?? planned).title
  return next.entry ? `${name} (first: ${uncapitalize(next.entry)})` : name
}
