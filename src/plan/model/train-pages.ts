import type { PlannedPage } from '../../lib/page'
import { fitPath, trainPath } from '../../lib/paths'

/** Returns the pages to train with, and for less equipment or time, of each plan that says its sessions as data. */
export const trainPages = (
  plans: readonly { planId: string; sessions?: object | null | undefined }[],
): PlannedPage[] =>
  plans
    .filter(({ sessions }) => sessions)
    .flatMap(({ planId }) => [
      { path: trainPath(planId), template: 'train', context: { planId } },
      { path: fitPath(planId), template: 'plan-fit', context: { planId } },
    ])
