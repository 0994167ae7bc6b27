import type { Exercises } from '../model/exercises'
import type { Entry } from '../model/log'
import { inPlaceText } from './set-texts'

/** Whose place an exercise takes, and why, as a sentence. */
export const InPlace = ({ entry, exercises }: { entry: Entry; exercises: Exercises }) =>
  entry.planned && <p className="text-sm text-muted">{inPlaceText(entry, exercises)}</p>
