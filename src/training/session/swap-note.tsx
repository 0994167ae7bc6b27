import type { Entry, Exercises } from '../../../packages/progression'
import { swapText } from './set-texts'

export const SwapNote = ({ entry, exercises }: { entry: Entry; exercises: Exercises }) =>
  entry.planned && <p className="text-sm text-muted">{swapText(entry, exercises)}</p>
