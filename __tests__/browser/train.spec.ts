import type { Locator, Page } from '@playwright/test'
import { trainPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { auditLargeSession } from './support/audits'
import { expectAccessibleInBoth } from './support/axe'
import { screen } from './support/layout'
import {
  BENCH,
  changesOf,
  doSet,
  finishSession,
  setOf,
  startSession,
  TRAIN,
  untilQuiet,
} from './support/train'
import { sidewaysOverflow } from './support/visit'

/** Finishes all open sets, one tap each. */
async function doAll(page: Page) {
  const open = page.getByRole('button', { name: /: done$/, pressed: false })
  for (let left = await open.count(); left > 0; left--) {
    await open.first().click()
    await expect(open).toHaveCount(left - 1)
  }
}

test.describe('Training, state by state', () => {
  test('every state is accessible and fits screens of 320 to 768 px', async ({ page, visit }) => {
    test.slow()
    const look = async (state: string) => {
      await test.step(state, async () => {
        await expectAccessibleInBoth(page)
        await page.emulateMedia({ colorScheme: 'light' })
        for (const width of [320, 768, 390]) {
          await page.setViewportSize(screen(width))
          expect.soft(await sidewaysOverflow(page), `${state}, ${width} px`).toBe(0)
        }
      })
    }
    await visit(TRAIN)
    await look('first day')
    await page.getByText('Timer, sound and weights').click()
    await look('settings')
    await startSession(page)
    await look('a session begins')
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('textbox') })
    for (const row of await rows.all())
      expect((await row.boundingBox())?.height, 'for a thumb').toBeGreaterThanOrEqual(56)
    await doSet(page, BENCH, 1, { load: 60, amount: 8 })
    await changesOf(page, BENCH).click()
    await page.getByText(`Swap ${BENCH}`).click()
    await page.getByRole('radio', { name: 'It hurts' }).first().check()
    await page.getByText('Timer, sound and weights').click()
    await look('a rest, plates, changes, a swap and settings')
    await doAll(page)
    await finishSession(page)
    await look('the end')
    await page.getByRole('button', { name: 'Progress' }).click()
    await page.getByText('As a table').first().click()
    await look('progress')
    await page.getByRole('button', { name: 'Back to Today' }).click()
    const choices = page.getByRole('region', { name: 'This plan' })
    for (const label of ['Repeat This Week', 'Stop This Plan'])
      await choices.getByText(label, { exact: true }).click()
    await look('before a session with percentages, and decisions')
    await page.getByRole('button', { name: 'Your Data' }).click()
    await expect(page.getByRole('button', { name: 'Save All (JSON)' })).toBeVisible()
    await look('the data')
  })

  test('large text cuts off no number and covers no control', async ({ page, visit }) => {
    await visit(TRAIN)
    await startSession(page)
    await auditLargeSession(page)
    await doSet(page, BENCH, 1, { load: 102.5, amount: 8 })
    await changesOf(page, BENCH).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await auditLargeSession(page)
  })

  test('the exercise chosen in a swap is in view and has the focus', async ({ page, visit }) => {
    await visit(TRAIN)
    await startSession(page)
    for (const title of ['Plank', BENCH]) {
      await changesOf(page, title).click()
      await page.getByText(`Swap ${title}`).click()
      const changes = page.locator('.train-menu[open]')
      await changes.getByRole('radio', { name: 'I prefer another' }).check({ force: true })
      const choice = changes
        .getByRole('list', { name: `In place of ${title}` })
        .getByRole('button')
        .first()
      const name = (await choice.locator('.font-bold').textContent()) ?? ''
      await choice.click()
      const heading = page.getByRole('heading', { level: 3, name })
      await expect(heading).toBeFocused()
      // The browser scrolls by itself after the menu closes.
      await page.waitForTimeout(700)
      await expect(heading).toBeInViewport()
      expect((await heading.boundingBox())?.y, name).toBeGreaterThan(60)
    }
  })
})

test.describe('the cookie banner', () => {
  test.use({ consent: 'ask' })
  test('sits at the end of the page, and hides after a choice', async ({ page, visit }) => {
    await visit(TRAIN)
    await startSession(page)
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner).toBeVisible()
    await expect(banner).not.toBeInViewport()
    await banner.getByRole('button', { name: 'Reject Non-Essential' }).click()
    await expect(banner).toBeHidden()
  })
})

/** Presses and lifts where the control is now, as a finger does, even if it moves in between. Returns its top. */
async function tapWhereItIs(page: Page, control: Locator): Promise<number> {
  // Away from the bar at the bottom.
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await control.boundingBox()
  if (!box) throw new Error('The control is not in view.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.up()
  return box.y
}

test.describe('Warm-up sets that appear with the first weight', () => {
  test.beforeEach(async ({ page, visit }) => {
    await page.setViewportSize(screen(390))
    await visit(trainPath('bench-and-build-intermediate'))
    await startSession(page)
  })

  test('do not take the tap that ends typing from Done', async ({ page }) => {
    const set = setOf(page, BENCH, 1)
    await set.weight.fill('60')
    await tapWhereItIs(page, set.done)
    await expect(page.getByRole('list', { name: `Warm-up sets of ${BENCH}` })).toBeVisible()
    await expect(set.done).toHaveAttribute('aria-pressed', 'true')
  })

  test('do not push + away from under the thumb', async ({ page }) => {
    const more = page.getByRole('button', { name: new RegExp(`^${BENCH}, set 1: .* kg more$`) })
    const warmUps = page.getByRole('list', { name: `Warm-up sets of ${BENCH}` })
    // From some weight on, lighter sets come first.
    for (let taps = 0; taps < 12 && !(await warmUps.isVisible()); taps++) {
      const top = await tapWhereItIs(page, more)
      expect((await more.boundingBox())?.y).toBeCloseTo(top, 0)
    }
    await expect(warmUps).toBeVisible()
  })
})

test('a second tap of an impatient thumb does not undo the set', async ({ page, visit }) => {
  await visit(TRAIN)
  await startSession(page)
  const set = setOf(page, BENCH, 1)
  await set.weight.fill('60')
  await set.done.dblclick()
  await expect(set.done).toHaveAttribute('aria-pressed', 'true')
})

test('a set can be done and undone by keyboard', async ({ page, visit }) => {
  await visit(TRAIN)
  await startSession(page)
  const first = setOf(page, BENCH, 1)
  await first.weight.focus()
  await page.keyboard.type('62,5')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(first.done).toHaveAttribute('aria-pressed', 'true')
  await expect(first.done).toBeFocused()
  await expect(first.weight).toHaveValue('62.5')
  await expect(setOf(page, BENCH, 2).weight, 'the other sets follow').toHaveValue('62.5')
  await page.getByRole('button', { name: `Undo ${BENCH}, set 1` }).press('Enter')
  await expect(first.done).toHaveAttribute('aria-pressed', 'false')
})

test('Start Session looks pressed before the session appears', async ({ page, visit }) => {
  await visit(TRAIN)
  const start = page.getByRole('button', { name: 'Start Session' })
  await expect(start).toBeVisible()
  // The code that stores sessions loads meanwhile.
  await untilQuiet(page)
  const isBusy = await start.evaluate(
    (button: HTMLElement) =>
      new Promise((resolve) => {
        button.click()
        requestAnimationFrame(() => resolve(button.isConnected && button.ariaBusy))
      }),
  )
  expect(isBusy).toBe('true')
  await expect(page.getByRole('button', { name: 'Finish Session' })).toBeVisible()
})
