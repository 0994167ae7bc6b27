import { expect, test } from './fixtures'
import { slowDown, untilStarted } from './support/start'

test('the first tap is answered within 100 ms and done in time on a slow phone', async ({
  page,
}) => {
  await slowDown(page)
  await page.goto('/workouts')
  await page.waitForTimeout(1000)
  const heart = page.getByRole('article').first().getByRole('button')
  await heart.evaluate((button) => {
    const seen = { pressed: 0, answered: 0 }
    Object.assign(window, { seen })
    // The click itself is kept from all who listen later than the first script.
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
  await heart.tap()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const { pressed, answered } = await page.evaluate(
    () => (window as unknown as { seen: Record<string, number> }).seen,
  )
  expect((answered ?? 0) - (pressed ?? 0)).toBeGreaterThan(0)
  expect((answered ?? 0) - (pressed ?? 0)).toBeLessThan(100)
})

test('the start is done within a second and a half of the first sign on a slow phone', async ({
  page,
}) => {
  await slowDown(page)
  await page.goto('/workouts')
  await page.waitForTimeout(1000)
  const start = Date.now()
  await page.keyboard.press('Shift')
  await untilStarted(page)
  // Twice the goal: other work on the machine must not fail it. The bench has the figures.
  expect(Date.now() - start).toBeLessThan(3000)
})
