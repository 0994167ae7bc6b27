import { trainPath } from '../lib/paths'
import type { PlannedPage } from './page'

/** Returns a page to train with for each plan that says its sessions as data. */
export const trainPages = (
  plans: readonly { planId: string; program?: object | null | undefined }[],
): PlannedPage[] =>
  plans.flatMap(({ planId, program }) =>
    program ? [{ path: trainPath(planId), template: 'train', context: { planId } }] : [],
  )
