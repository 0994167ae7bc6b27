import type { Plan } from '../../../src/content/schema/plan'

/** Returns a plan with only its summary. */
export function summaryPlan(plan: Plan): Plan {
  const { id, title, description, duration, level, category, equipment, image, imageAlt } = plan
  const { featured } = plan
  return {
    ...{ id, title, description, duration, level, category, equipment, image, imageAlt },
    ...(featured && { featured }),
  }
}
