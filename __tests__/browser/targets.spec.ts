import { expect, test } from './fixtures'
import { plans, some } from './support/content'
import { DESKTOP, PHONE, partsOf } from './support/layout'
import { kindsOfPages, unknownAddress } from './support/pages'
import { store } from './support/storage'
import { targetsOn } from './support/targets'
import { savePlan, toasts } from './support/toasts'

/** The house's size of what a finger is to hit, and the least that WCAG 2.2 AA allows (for toasts), in pixels. */
const FINGER = 44
const LEAST = 24

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('Targets', () => {
  for (const [kind, address] of Object.entries(kindsOfPages)) {
    test(`are 44 px high and wide, and the round button lies over none of them: ${kind}`, async ({
      page,
      visit,
      allow,
    }) => {
      allow(...unknownAddress)
      await store(page.context(), {
        'favourite-workouts': JSON.stringify([some(plans, () => true).id]),
      })
      await visit(address)
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size)
        const targets = await targetsOn(page)
        expect(targets.length).toBeGreaterThan(10)
        const small = targets.filter(
          ({ width, height }) => width < FINGER - 0.5 || height < FINGER - 0.5,
        )
        expect.soft(small, `${size.width} px`).toEqual([])
      }

      const { chat } = partsOf(page)
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 740 })
        // In training it stands in the head of the page, and is scrolled away with it.
        if (await chat.evaluate((link) => getComputedStyle(link).position !== 'fixed')) continue
        const button = await chat.boundingBox()
        const targets = await targetsOn(page, 'main, footer')
        // Wherever one scrolls. A field and a card are much wider than the button: they can be pressed beside it.
        const reached = targets.filter(
          ({ isField, isCard, right }) => !isField && !isCard && right > (button?.x ?? 0),
        )
        expect.soft(reached, `${width} px`).toEqual([])
      }
    })
  }

  test('every target in the open menu, the calendar dialog and the sessions is 44 px high', async ({
    page,
    visit,
  }) => {
    const small = async () => (await targetsOn(page)).filter(({ height }) => height < FINGER - 0.5)
    await page.setViewportSize(PHONE)
    await visit(kindsOfPages.plan)
    await partsOf(page).toggle.click()
    expect(await small()).toEqual([])
    await partsOf(page).toggle.click()
    await page.getByRole('button', { name: 'Follow Along' }).click()
    await page.getByRole('checkbox').first().check()
    expect(await small()).toEqual([])
    await page.getByRole('button', { name: 'Add to Calendar' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await small()).toEqual([])
  })

  test("a toast's buttons are at least 24 px", async ({ page, visit }) => {
    await visit('/workouts')
    await savePlan(page)
    for (const button of await toasts(page).getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(LEAST)
    }
  })
})
