import { expect, test } from './support/deployed-site'
import { expectInTime } from './support/in-time'
import { startSession, TRAIN } from './support/train'

test.use({ workers: true })

/** Time from a tap to a usable session, in ms. */
const GOAL = 1500

test('training starts offline in time on a phone four times slower', async ({
  page,
  deployed,
  allow,
}) => {
  allow(/ERR_(CONNECTION|FAILED)/)
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.train-session')) return
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => performance.mark('shown')))
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  await page.goto(TRAIN)
  await startSession(page)
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(1)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await deployed.cut()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const times: number[] = []
  for (let load = 0; load < 5; load++) {
    await page.goto(TRAIN)
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0)
    times.push(
      await page.evaluate(() => performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN),
    )
  }
  console.log(`training without a network, at CPU 4x: ${times.map(Math.round).join(', ')} ms`)
  expectInTime(times, GOAL)
})
