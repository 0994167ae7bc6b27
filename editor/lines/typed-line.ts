import { didYouMean } from '../../packages/content-validation'
import type { WrittenLine } from '../../packages/progression'

/** The facts of an exercise that typed lines need. */
export interface KnownExercise {
  id: string
  title: string
  alsoCalled?: readonly string[] | undefined
  measure: 'reps' | 'seconds' | 'meters' | 'minutes'
}

/** A line as it was understood, or the sentence that says what was not. */
export type TypedLine = { line: WrittenLine } | { mistake: string }

type Part = Partial<Record<keyof WrittenLine, unknown>>

const AMOUNT = String.raw`(?:max|\d+(?:\.\d+)?(?:\s*[-–]\s*\d+(?:\.\d+)?)?)`
const weekly = (one: string) => String.raw`${one}(?:\s*\|\s*${one})*`
const UNITS: [RegExp, KnownExercise['measure']][] = [
  [/^(s|secs?|seconds?)$/, 'seconds'],
  [/^(min|mins|minutes?)$/, 'minutes'],
  [/^(m|meters?|metres?)$/, 'meters'],
  [/^(reps?|repetitions?)$/, 'reps'],
]
/** 'Goblet squat 3 × 8-12 reps'. */
const HEAD = new RegExp(
  String.raw`^(?:([A-Z])\d?[.:)]\s+)?(.+?)[\s,:]+(${weekly(String.raw`\d+`)})\s*(?:[x×*]|sets of)\s*(${weekly(AMOUNT)})\s*([a-z]+)?$`,
  'i',
)

/** Reads a line such as 'Goblet squat 3 × 8-12, 2 in reserve, 90 s'. */
export function readTypedLine(text: string, exercises: readonly KnownExercise[]): TypedLine {
  const [head = '', ...others] = splitParts(text)
  const match = HEAD.exec(head)
  if (!match)
    return {
      mistake: `“${head}” is no exercise with sets × repetitions, such as Goblet squat 3 × 8-12.`,
    }
  const [, group, name = '', sets = '', amount = '', unit] = match
  const exercise = exerciseNamed(name, exercises)
  if (!exercise) {
    const titles = exercises.map(({ title }) => title)
    return { mistake: `There is no exercise “${name}”${didYouMean(name, titles)}` }
  }
  const measure = unit
    ? UNITS.find(([words]) => words.test(unit.toLowerCase()))?.[1]
    : exercise.measure
  if (!measure) return { mistake: `“${unit}” is no unit; write reps, s, min or m.` }
  const line: Part = {
    exercise: exercise.id,
    sets: perWeek(sets, Number),
    [measure]: perWeek(amount, asAmount),
    ...(group && { group: group.toUpperCase() }),
  }
  for (const part of others) {
    const read = readPart(part)
    if (!read)
      return {
        mistake: `“${part}” is not understood; write it like 2 in reserve, RPE 8, 90 s, 20 kg, 70%, tempo 3-1-1, group A, test or a “note”.`,
      }
    Object.assign(line, read)
  }
  return { line: line as WrittenLine }
}

/** Splits at commas and semicolons outside quotes. */
const splitParts = (text: string) =>
  [...text.matchAll(/(?:[“"][^”"]*[”"]|[^,;])+/g)].map(([part]) => part.trim()).filter(Boolean)

const normal = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()

const exerciseNamed = (name: string, exercises: readonly KnownExercise[]) =>
  exercises.find(({ id, title, alsoCalled = [] }) =>
    [id, title, ...alsoCalled].some((one) => normal(one) === normal(name)),
  )

/** '3|3|4' is a value per week, '3' one for all. */
function perWeek<Value>(text: string, read: (one: string) => Value): Value | Value[] {
  const values = text.split('|').map((one) => read(one.trim()))
  const [first] = values
  return values.length === 1 && first !== undefined ? first : values
}

const asAmount = (text: string) => text.toLowerCase().replace(/\s*[-–]\s*/, '-')
const asReserve = (text: string) => (/^\d+$/.test(text) ? Number(text) : asAmount(text))
const asRest = (text: string) => {
  const [, amount = '', unit = ''] = /^(.+?)\s*([a-z]+)$/i.exec(text) ?? []
  const isMinutes = /^m/i.test(unit)
  const isOne = amount === '1'
  return `${asAmount(amount)} ${isMinutes ? 'minute' : 'second'}${isOne ? '' : 's'}`
}

const RANGE = String.raw`\d+(?:\s*[-–]\s*\d+)?`
const one = (pattern: string) => new RegExp(`^${pattern}$`, 'i')

/** What else a line may say: a pattern, and the fields that it fills. */
const PARTS: [RegExp, (...found: string[]) => Part][] = [
  [
    one(`(${weekly(RANGE)}) (?:reps? )?(?:in reserve|left|rir)`),
    (text) => ({ reserve: perWeek(text, asReserve) }),
  ],
  [one(`rir (${weekly(RANGE)})`), (text) => ({ reserve: perWeek(text, asReserve) })],
  [one(`rpe (${weekly(String.raw`\d+(?:\.\d)?`)})`), (text) => ({ rpe: perWeek(text, Number) })],
  [
    one(String.raw`(?:rest )?(${RANGE}\s*(?:s|secs?|seconds?|min|mins|minutes?))(?: rest)?`),
    (text) => ({ rest: asRest(text) }),
  ],
  [one('no rest'), () => ({ rest: 'none' })],
  [
    one(String.raw`(?:at )?(\d+(?:\.\d+)?)\s*(kg|lb)s?`),
    (amount, unit) => ({ load: `${amount} ${unit.toLowerCase()}` }),
  ],
  [
    one(
      String.raw`(?:at )?(${weekly(String.raw`\d+(?:\.\d+)?`)})\s*%(?: of (max|test|last time|last week|week \d+))?`,
    ),
    (share, of) => ({ percent: perWeek(share, Number), ...(of && { of: of.toLowerCase() }) }),
  ],
  [one(String.raw`tempo (\d+-\d+-\d+)`), (tempo) => ({ tempo })],
  [one('group ([a-z])'), (letter) => ({ group: letter.toUpperCase() })],
  [
    one(String.raw`every (\d+)\s*(s|seconds?|min|minutes?)`),
    (amount, unit) => ({ every: Number(amount) * (/^m/i.test(unit) ? 60 : 1) }),
  ],
  [one('test'), () => ({ test: true })],
  [one(String.raw`weeks? (\d+(?:-\d+)?(?:\s*,\s*\d+(?:-\d+)?)*)`), (weeks) => ({ weeks })],
  [/^[“"](.+)[”"]$/, (note) => ({ note })],
]

function readPart(text: string): Part | undefined {
  for (const [pattern, read] of PARTS) {
    const match = pattern.exec(text)
    if (match) return read(...match.slice(1))
  }
  return undefined
}
