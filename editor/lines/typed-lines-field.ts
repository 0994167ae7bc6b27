import type { Field } from '../form/fields'

/** The type of field that typed-lines-control.ts shows. */
export const TYPED_LINES = 'typed-lines'

/** The field of a session to type its exercises into. It is not in the files: typed-lines.ts adds what it says. */
export const typedLinesField: Field = {
  name: 'typed',
  label: 'Type exercises',
  widget: TYPED_LINES,
  required: false,
  hint: 'One per line: the exercise, sets × repetitions, then what else it needs, such as 2 in reserve, RPE 8, 90 s, 20 kg, 70%, tempo 3-1-1, group A, test, or a “note” in quotes. One value per week: 3|3|4|2 × 8. Save adds them to the list below.',
}
