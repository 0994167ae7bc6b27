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

// Colors in the middle of a change are no colors of the design.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('Audits of every kind of page, in one visit', () => {
  test.slow()

  for (const [kind, address] of Object.entries(kindsOfPages)) {
    test(kind, async ({ page, visit, allow }) => {
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
    test(`${kind}, on a desktop`, async ({ page, visit }) => {
      await page.setViewportSize(DESKTOP)
      await visit(kindsOfPages[kind])
      await auditShifts(page)
      await auditWithAxe(page)
      await auditFocus(page)
    })
  }
})
