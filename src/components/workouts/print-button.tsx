import { PlanTool } from './plan-tool'

/** Prints the plan with its training log. */
export const PrintButton = () => (
  <PlanTool icon="print" label="Print Plan" onClick={() => window.print()} />
)
