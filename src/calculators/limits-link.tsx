import { paths } from '../lib/paths'

/** A sentence that leads to the limits. */
export const LimitsLink = () => (
  <>
    Where we give no number, and why:{' '}
    <a href={paths.toolLimits} className="text-link">
      the limits of our calculators
    </a>
    .
  </>
)
