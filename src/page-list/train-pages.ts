import { trainPath } from '../lib/paths'
import type { PlannedPage } from './page'

/** Returns a page to train with for each plan that says its sessions as data. */
export const trainPages = (
  plans: readonly { planId: string; sessions?: object | null | undefined }[],
): PlannedPage[] =>
  plans.flatMap(({ planId, sessions }) =>
    sessions ? [{ path: trainPath(planId), template: 'train', context: { planId } }] : [],
  )
