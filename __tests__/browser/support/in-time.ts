import { expect } from '@playwright/test'

/** What a visitor may have to wait for an answer, in milliseconds. */
const GOAL = 100

/**
 * Expects what was tried several times to have been in time. The fastest try counts, and twice the goal is
 * allowed: what else the machine does must not fail it. What a phone takes stands in docs/performance.md.
 */
export const expectInTime = (times: readonly number[], goal = GOAL) =>
  expect(Math.min(...times), `of ${times.map(Math.round).join(', ')} ms`).toBeLessThan(2 * goal)
