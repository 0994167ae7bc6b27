import type { Data } from '../form/form-value'
import { type KnownExercise, readTypedLine } from './typed-line'

export const linesIn = (typed: unknown) =>
  String(typed ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/**
 * A plan's form with what was typed into its sessions as lines of their lists. What was not understood stays typed,
 * and is in `mistakes` as sentences.
 */
export function addTypedLines(form: Data, exercises: readonly KnownExercise[]) {
  const mistakes: string[] = []
  const sessions = Array.isArray(form.sessions) ? (form.sessions as Data[]) : undefined
  if (!sessions?.some(({ typed }) => linesIn(typed).length > 0))
    return { form: sessions ? { ...form, sessions: sessions.map(withoutTyped) } : form, mistakes }
  const added = sessions.map((session, index) => {
    const lines = linesIn(session.typed).flatMap((text) => {
      const read = readTypedLine(text, exercises)
      if ('line' in read) return [lineForm(read.line)]
      mistakes.push(`Session ${index + 1}, type exercises: ${read.mistake}`)
      return []
    })
    const exercisesBefore = Array.isArray(session.exercises) ? session.exercises : []
    return { ...withoutTyped(session), exercises: [...exercisesBefore, ...lines] }
  })
  return { form: { ...form, sessions: added }, mistakes }
}

const withoutTyped = ({ typed: _, ...session }: Data): Data => session

/** A line as the form has it: lists, one value per week, as text. */
const lineForm = (line: object): Data =>
  Object.fromEntries(
    Object.entries(line).map(([key, value]) => [
      key,
      Array.isArray(value)
        ? value.join(' | ')
        : typeof value === 'number' && key !== 'every'
          ? String(value)
          : value,
    ]),
  )
