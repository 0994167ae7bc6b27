import { articlePath, planPath, topicPath, trainPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { sidewaysOverflow } from './support/visit'

test.describe('Unusual content that passes the check', () => {
  test('every page fits a 320 px screen and has one h1', async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 640 })
    const odd = ['by-hand-intermediate', 'tapped-intermediate', 'no-detail-intermediate']
    const pages = [
      ...['long-words', 'right-to-left', 'every-form'].map(articlePath),
      ...odd.map(planPath),
      ...odd.slice(0, 2).map(trainPath),
      topicPath({ kind: 'tag', name: 'Extra tag 1' }),
      '/blog',
      '/blog/page/2',
      '/workouts',
    ]
    for (const address of pages) {
      const response = await page.goto(address)
      expect(response?.status(), address).toBe(200)
      expect.soft(await sidewaysOverflow(page), address).toBe(0)
      expect.soft(await page.getByRole('heading', { level: 1 }).count(), address).toBe(1)
    }
  })

  test('a picture beside its article shows', async ({ page, visit }) => {
    await visit(articlePath('long-words'))
    const picture = page.getByRole('img', { name: 'A drawn circle crossed by a line' })
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  })

  test('right-to-left text has the right direction', { tag: '@rare' }, async ({ page, visit }) => {
    await visit('/blog/right-to-left')
    const paragraph = page.getByRole('paragraph').filter({ hasText: 'מילים' }).first()
    const [text, box] = await paragraph.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const rects = [...range.getClientRects()]
      return [rects.at(-1)?.right ?? 0, element.getBoundingClientRect().right] as const
    })
    expect(Math.abs(text - box)).toBeLessThan(12)
  })
})
