import { expect } from '@playwright/test'

/** Longest acceptable response time, in ms. */
const GOAL = 100

/**
 * Expects the fastest of several tries to take at most twice the goal, so a busy machine doesn't fail
 * the test. docs/performance.md has the times on a phone.
 */
export const expectInTime = (times: readonly number[], goal = GOAL) =>
  expect(Math.min(...times), `of ${times.map(Math.round).join(', ')} ms`).toBeLessThan(2 * goal)
