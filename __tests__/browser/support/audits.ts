import { expect, type Page, test } from '@playwright/test'
import { expectAccessibleInBoth } from './axe'
import { contrastOf } from './contrast'
import { walk } from './focus'
import { DESKTOP, partsOf, screen, untilSolid } from './layout'
import { layoutShifts } from './layout-shift'
import { targetsOn } from './targets'
import { textUnderChat } from './text-under-chat'
import { sidewaysOverflow } from './visit'

/** This site's minimum touch target, in pixels. WCAG 2.2 AA requires 24. */
const FINGER = 44

/** From the smallest phone to a desktop. */
const WIDTHS = [320, 360, 390, 768, 1280, 1920]

/** Minimum contrast for text of any size (WCAG 1.4.3). */
const ENOUGH_CONTRAST = 4.5

/** Runs an audit as a step; its failures don't stop later audits. */
const audit = (name: string, run: () => Promise<void>) => test.step(`Audit: ${name}`, run)

/** Expects no layout shift since the page opened, after loading and scrolling through all of it. */
export const auditShifts = (page: Page) =>
  audit('no layout shifts', async () => {
    // A part that loads below the first view moves the footer if scrolling reaches the footer first.
    await expect(page.getByText('Loading …')).toHaveCount(0)
    expect.soft(await layoutShifts(page), 'layout shifts').toEqual([])
    await page.evaluate(() => window.scrollTo(0, 0))
  })

/** Expects no axe violations in light mode, and no poor contrast in dark mode. */
export const auditWithAxe = (page: Page) =>
  audit('all rules of axe, and contrast in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessibleInBoth(page)
    await page.emulateMedia({ colorScheme: 'light' })
  })

/** Expects every Tab stop to show its focus uncovered. */
export const auditFocus = (page: Page) =>
  audit('focus with Tab', async () => {
    const stops = await walk(page)
    expect.soft(stops.length, 'stops').toBeGreaterThan(10)
    expect.soft(stops[0]?.name, 'the first stop').toBe('a Skip to content')
    expect
      .soft(
        stops.filter(({ outlined }) => !outlined),
        'without an outline',
      )
      .toEqual([])
    expect
      .soft(
        stops.filter(({ uncovered }) => !uncovered),
        'covered',
      )
      .toEqual([])
  })

/** Expects no horizontal overflow, large enough touch targets and uncovered text at every width. */
export const auditWidths = (page: Page) =>
  audit('overflow and targets at every width', async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize(screen(width))
      expect.soft(await sidewaysOverflow(page), `overflow at ${width} px`).toBe(0)
      await auditTargets(page, width)
      expect.soft(await textUnderChat(page), `under the round button at ${width} px`).toEqual([])
    }
  })

/** Expects touch targets to be large enough. */
export async function auditTargets(page: Page, width = page.viewportSize()?.width ?? 0) {
  const small = (await targetsOn(page)).filter(
    (target) => target.width < FINGER - 0.5 || target.height < FINGER - 0.5,
  )
  expect.soft(small, `too small at ${width} px`).toEqual([])
}

/** Expects text at twice the size to fit at every width, and the page to start with its only h1. */
export const auditLargeText = (page: Page) =>
  audit('text of 200 %', async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [320, 768]) {
      await page.setViewportSize(screen(width))
      expect.soft(await sidewaysOverflow(page), `overflow at ${width} px`).toBe(0)
      expect.soft(await textBeyond(page), `text cut off at ${width} px`).toEqual([])
    }
    await page.evaluate(() => window.scrollTo(0, 0))
    const heading = page.getByRole('heading', { level: 1 })
    await expect.soft(heading, 'headings of level 1').toHaveCount(1)
    await expect.soft(heading, 'the heading').toBeInViewport()
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  })

/** Expects unclipped numbers and no overlapping controls in a session, with text at twice the size. */
export const auditLargeSession = (page: Page) =>
  audit('numbers and controls in text of 200 %', async () => {
    for (const width of [320, 390]) {
      await page.setViewportSize(screen(width))
      for (const size of ['130%', '200%']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize
        }, size)
        // Fields animate their size.
        await page.waitForTimeout(300)
        const where = `at ${width} px, ${size}`
        expect.soft(await sidewaysOverflow(page), `overflow ${where}`).toBe(0)
        expect.soft(await textBeyond(page), `text cut off ${where}`).toEqual([])
        expect.soft(await numbersCutOff(page), `numbers cut off ${where}`).toEqual([])
        expect.soft(await controlsThatOverlap(page), `overlaps ${where}`).toEqual([])
      }
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  })

/** Fields too narrow for a weight of four digits, such as '102.5'. */
const numbersCutOff = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('This browser cannot draw.')
    return [...document.querySelectorAll<HTMLInputElement>('.train-number')]
      .filter((field) => field.checkVisibility({ visibilityProperty: true }))
      .filter((field) => {
        const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } =
          getComputedStyle(field)
        canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
        const room =
          field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return room < canvas.measureText('102.5').width
      })
      .map((field) => field.getAttribute('aria-label'))
  })

/** Overlapping pairs of controls or the timer; compares those in the fixed bar only with each other. */
const controlsThatOverlap = (page: Page) =>
  page.evaluate(() => {
    const isFixed = (element: Element) => element.closest('.train-bar') !== null
    const all = [
      ...document.querySelectorAll('.train-session :is(button, input, summary, [role="timer"])'),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }))
    const boxes = all.map((element) => ({ element, box: element.getBoundingClientRect() }))
    return boxes.flatMap(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ element: other, box: { left, right, top, bottom } }) =>
            isFixed(element) === isFixed(other) &&
            !element.contains(other) &&
            !other.contains(element) &&
            Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
            Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1,
        )
        .map(({ element: other }) =>
          [element, other]
            .map((one) => one.getAttribute('aria-label') ?? one.textContent)
            .join(' / '),
        ),
    )
  })

/** Expects no motion longer than 10 ms with reduced motion. */
export const auditMotion = (page: Page) =>
  audit('reduced motion', async () => {
    expect.soft(await page.evaluate(longestMotion), 'seconds').toBeLessThanOrEqual(0.01)
  })

/** Expects a legible menu in the bar, both transparent at the top and solid further down. */
export const auditBar = (page: Page) =>
  audit('contrast of the bar on a wide screen', async () => {
    await page.setViewportSize(DESKTOP)
    const links = partsOf(page).menu.getByRole('link')
    // The menu's two ends are over different parts of a photo.
    for (const link of [links.first(), links.last()]) {
      expect.soft(await contrastOf(link), 'at the top').toBeGreaterThanOrEqual(ENOUGH_CONTRAST)
    }
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (const part of [0.05, 0.5]) {
      await page.evaluate((y) => window.scrollTo(0, y), height * part)
      await untilSolid(page)
      const contrast = await contrastOf(links.first())
      expect.soft(contrast, `at ${part * 100} %`).toBeGreaterThanOrEqual(ENOUGH_CONTRAST)
    }
    await page.evaluate(() => window.scrollTo(0, 0))
  })

/**
 * Texts cut off because they reach past the screen's right edge or out of their control. Skips tables in a
 * frame, which scrolls with finger and keyboard.
 */
const textBeyond = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, a, button, li, th, td')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.parentElement?.closest('.table-frame'))
      .filter((element) => {
        const isTooWide =
          element.matches('a, button') && element.scrollWidth > Math.max(2, element.clientWidth + 1)
        return isTooWide
          ? getComputedStyle(element).display !== 'inline'
          : element.getBoundingClientRect().right > window.innerWidth + 1
      })
      .map((element) => element.textContent?.trim().slice(0, 60)),
  )

/** Runs in the page: the longest transition or animation in seconds. */
function longestMotion(): number {
  const seconds = (list: string) => list.split(',').map(Number.parseFloat)
  const durations = [...document.querySelectorAll('*')].flatMap((element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part)
      return [
        ...seconds(style.transitionDuration),
        ...(style.animationName === 'none' ? [] : seconds(style.animationDuration)),
      ]
    }),
  )
  return Math.max(...durations)
}
