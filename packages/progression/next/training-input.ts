import type { Entry } from '../record/log'
import type { Decision } from './decision'
import type { ResolvedPercentage } from './percentage'
import type { ResolvedLine } from './resolve-line'
import type { TrainingFacts } from './training-facts'

/** Decides a line that was done before: by its percentage, a lighter week, a break, or its rule. */
export type DecideFromLog = (
  resolved: ResolvedLine & { last: Entry },
  percentage: ResolvedPercentage | undefined,
) => Decision

/** What a prescription is made of. */
export interface TrainingInput extends TrainingFacts {
  /** Needed once a line was done; loaded apart, because newcomers need none of it. */
  decideFromLog?: DecideFromLog | undefined
}
