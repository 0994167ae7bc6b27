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

/** Kinds that share layout and parts with another one, which is looked at every time. */
const alike = [
  'topic',
  'tools',
  'empty filter',
  'exercises for a muscle',
  'unknown article',
  'unknown plan',
  'unknown exercise',
]

/** The kinds of which the wide layout is looked at every time as well. */
const wideEveryTime = ['home', 'plan']

// Colors in the middle of a change are no colors of the design.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('Audits of every kind of page, in one visit', () => {
  test.slow()

  for (const [kind, address] of Object.entries(kindsOfPages)) {
    test(kind, { tag: alike.includes(kind) ? '@rare' : [] }, async ({ page, visit, allow }) => {
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
    const tag = wideEveryTime.includes(kind) ? [] : '@rare'
    test(`${kind}, on a desktop`, { tag }, async ({ page, visit }) => {
      await page.setViewportSize(DESKTOP)
      await visit(kindsOfPages[kind])
      await auditShifts(page)
      await auditWithAxe(page)
      await auditFocus(page)
    })
  }
})
