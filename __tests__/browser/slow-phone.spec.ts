import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectInTime } from './support/in-time'
import { slowDown } from './support/start'

/** Taps the first heart a second after the page opens. Returns the ms until feedback. */
async function tapTime(page: Page): Promise<number> {
  await page.goto('/workouts')
  await page.waitForTimeout(1000)
  const heart = page.getByRole('article').first().getByRole('button')
  await heart.evaluate((button) => {
    const seen = { pressed: 0, answered: 0 }
    Object.assign(window, { seen })
    // Listeners after the first script never see this click.
    window.addEventListener(
      'pointerup',
      (event) => {
        seen.pressed = event.timeStamp
        requestAnimationFrame(() =>
          requestAnimationFrame((now) => {
            if (button.ariaBusy) seen.answered = now
          }),
        )
      },
      { capture: true, once: true },
    )
  })
  const wasPressed = await heart.getAttribute('aria-pressed')
  await heart.tap()
  await expect(heart).not.toHaveAttribute('aria-pressed', `${wasPressed}`)
  const { pressed, answered } = await page.evaluate(
    () => (window as unknown as { seen: Record<'pressed' | 'answered', number> }).seen,
  )
  expect(answered).toBeGreaterThan(pressed)
  return answered - pressed
}

test('the first tap gets feedback in time and takes effect on a slow phone', async ({ page }) => {
  await slowDown(page)
  const times: number[] = []
  // A saved plan would start the page immediately, so each run removes it.
  for (let tries = 0; tries < 3; tries++) {
    times.push(await tapTime(page))
    await page.evaluate(() => localStorage.removeItem('favourite-workouts'))
  }
  expectInTime(times)
})
