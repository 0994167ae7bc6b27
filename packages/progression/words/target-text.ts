import { uncapitalize } from '../../basics'
import type { ExerciseLibrary } from '../language/program'
import type { WeekLine } from '../language/week'
import { amountWithUnit } from './amount-with-unit'
import { shareText } from './share-text'

/** Returns a set's target with its unit: '8-12', '30 seconds per side', 'as many as possible'. */
export function amountText(line: WeekLine, library: ExerciseLibrary): string {
  const { amount, measure, exercise } = line
  const side = library.get(exercise)?.perSide ? ' per side' : ''
  if (amount === 'max') return `as many as possible${side}`
  if (amount === 'share') return `${uncapitalize(shareText(line, liftTitle(line, library)))}${side}`
  return amountWithUnit(amount, measure) + side
}

/** Returns the title of the lift that a line's percentage refers to. */
export const liftTitle = ({ lift, exercise }: WeekLine, library: ExerciseLibrary) =>
  library.get(lift ?? exercise)?.title ?? lift ?? exercise
