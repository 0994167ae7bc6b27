import { withoutScripts } from '../../tools/lib/without-scripts'
import { expect, test } from './fixtures'
import { firstFrameOf } from './support/first-frame'
import { kindsOfPages } from './support/pages'

/** A long task takes 50 ms on a phone, which is about four times slower than the machine of the tests. */
const LONG_TASK = 50 / 4

/** Two measurements of the same page differ by up to half on a busy machine. */
const NOISE = 1.5

/** Other work on the machine only ever adds: a page that is fast once is fast. */
const MEASUREMENTS = { least: 2, most: 10 }

test.describe('The first frame', () => {
  test.use({ consent: 'ask', images: 'down' })

  for (const kind of ['home', 'workouts list', 'plan', 'article', 'exercise'] as const) {
    test(`no script delays it: ${kind}`, async ({ browser, page }) => {
      test.slow()
      const address = kindsOfPages[kind]
      const plain = `${address}?plain`
      await page.route(`**${plain}`, async (route) => {
        const response = await route.fetch({ url: route.request().url().replace('?plain', '') })
        await route.fulfill({ response, body: withoutScripts(await response.text()) })
      })
      const [ours, without]: [number[], number[]] = [[], []]
      const limit = () => NOISE * Math.max(LONG_TASK, Math.min(...without))
      const isDone = () =>
        ours.length >= MEASUREMENTS.least &&
        (ours.length >= MEASUREMENTS.most || Math.min(...ours) < limit())
      while (!isDone()) {
        const frame = await firstFrameOf(browser, page, address)
        expect(frame.forced, 'layouts that a script forced').toEqual([])
        ours.push(frame.longestTask)
        without.push((await firstFrameOf(browser, page, plain)).longestTask)
      }
      expect(
        Math.min(...ours),
        `longest tasks, ${ours} ms; without scripts ${without} ms`,
      ).toBeLessThan(limit())
    })
  }
})
