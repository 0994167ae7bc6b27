import { limitsPath } from '../lib/paths'

/** A calculator's sentence on where its limits are. */
export const LimitsLink = () => (
  <>
    Where it gives no number, and why: <a href={limitsPath()}>the limits of our calculators</a>.
  </>
)
