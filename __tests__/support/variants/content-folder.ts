import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plan } from '../../../src/content/schema/plan'

/** The frozen content for tests: a copy that editing the site doesn't change. */
export const FROZEN = '__tests__/support/content'

export const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

export const writeJson = (file: string, value: object) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

/** The plans of the frozen content. */
export const frozenPlans = (): Plan[] =>
  readdirSync(path.join(FROZEN, 'workouts'))
    .sort()
    .map((file) => readJson(path.join(FROZEN, 'workouts', file)))
