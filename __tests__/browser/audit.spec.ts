import { test } from './fixtures'
import {
  auditBar,
  auditFocus,
  auditLargeText,
  auditMotion,
  auditShifts,
  auditWidths,
  auditWithAxe,
} from './support/audits'
import { plans, some } from './support/content'
import { DESKTOP } from './support/layout'
import { kindsOfPages, unknownAddress, wideKinds } from './support/pages'
import { store } from './support/storage'

/** The most visited pages, one per layout, run every time; `npm run test:all` runs the rest. */
const everyTime = [
  'home',
  'article',
  'search',
  'tool',
  'workouts list',
  'plan',
  'training',
  'exercise library',
  'exercise',
  'saved plans',
  'unknown address',
]

test.describe('Audits of every kind of page, in one visit', () => {
  test.slow()

  for (const [kind, address] of Object.entries(kindsOfPages)) {
    test(kind, { tag: everyTime.includes(kind) ? [] : '@rare' }, async ({ page, visit, allow }) => {
      allow(...unknownAddress)
      await store(page.context(), {
        'favourite-workouts': JSON.stringify([some(plans, () => true).id]),
      })
      await visit(address)
      await auditShifts(page)
      await auditMotion(page)
      await auditWithAxe(page)
      await auditFocus(page)
      await auditWidths(page)
      if (['home', 'plan', 'unknown address'].includes(kind)) await auditBar(page)
      await auditLargeText(page)
    })
  }

  for (const kind of wideKinds) {
    const tag = kind === 'home' ? [] : '@rare'
    test(`${kind}, on a desktop`, { tag }, async ({ page, visit }) => {
      await page.setViewportSize(DESKTOP)
      await visit(kindsOfPages[kind])
      await auditShifts(page)
      await auditWithAxe(page)
      await auditFocus(page)
    })
  }
})
