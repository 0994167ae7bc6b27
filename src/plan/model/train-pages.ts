import type { PlannedPage } from '../../lib/page'
import { trainPath } from '../../lib/paths'

/** Returns a page to train with for each plan that says its sessions as data. */
export const trainPages = (
  plans: readonly { planId: string; sessions?: object | null | undefined }[],
): PlannedPage[] =>
  plans.flatMap(({ planId, sessions }) =>
    sessions ? [{ path: trainPath(planId), template: 'train', context: { planId } }] : [],
  )
