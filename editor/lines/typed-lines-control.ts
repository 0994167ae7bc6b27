import CMS from '@sveltia/cms'
import {
  libraryOf,
  lineSentence,
  lineWords,
  programOf,
  sessionsInWeek,
} from '../../packages/progression'
import { exerciseFacts } from '../../src/content/derive/exercise-facts'
import type { Exercise } from '../../src/content/schema/exercise'
import { dataOfKind, knownExercises } from '../app/texts'
import { h } from '../preview/react'
import { readTypedLine, type TypedLine } from './typed-line'
import { linesIn } from './typed-lines'
import { TYPED_LINES } from './typed-lines-field'

interface Props {
  value?: unknown
  forID: string
  onChange: (value: string) => void
}

/** What a typed line was understood as, in the words of a plan's page; its mistake otherwise. */
function understood(read: TypedLine): string {
  if ('mistake' in read) return read.mistake
  const exercises = dataOfKind('exercise') as Exercise[]
  const library = libraryOf(exercises.map(exerciseFacts))
  const plan = {
    duration: '1 week, 1x/week',
    progression: {},
    sessions: [{ name: 'Session', days: ['Monday' as const], exercises: [firstWeek(read.line)] }],
  }
  const program = programOf(plan)
  const [line] = program ? (sessionsInWeek(program, 1)[0]?.lines ?? []) : []
  const weeks = Object.values(read.line).find(Array.isArray)?.length
  const sentence = line ? lineSentence(lineWords(line, library)) : 'It is skipped in week 1.'
  return weeks ? `${sentence} Week 1 of ${weeks}.` : sentence
}

/** A line with its first week's values. */
const firstWeek = <Line extends object>(line: Line) =>
  Object.fromEntries(
    Object.entries({ ...line, weeks: undefined }).map(([key, value]) => [
      key,
      Array.isArray(value) ? value[0] : value,
    ]),
  ) as Line

/** A text area, with what each of its lines was understood as below it. */
function Control({ value, forID, onChange }: Props) {
  const lines = linesIn(value)
  const exercises = knownExercises()
  return h(
    'div',
    { className: 'typed-lines' },
    h('textarea', {
      id: forID,
      rows: Math.max(3, lines.length + 1),
      'aria-label': 'Type exercises',
      placeholder: 'Goblet squat 3 × 8-12, 2 in reserve, 90 s',
      value: String(value ?? ''),
      onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    }),
    lines.length > 0 &&
      h(
        'ul',
        { 'aria-live': 'polite' },
        ...lines.map((text, index) => {
          const read = readTypedLine(text, exercises)
          return h(
            'li',
            { key: index, className: 'mistake' in read ? 'mistake' : 'understood' },
            understood(read),
          )
        }),
      ),
  )
}

/** Makes the field that sessions are typed into. */
export const registerTypedLines = () => CMS.registerFieldType(TYPED_LINES, Control as never)
