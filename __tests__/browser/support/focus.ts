import type { Page } from '@playwright/test'

/** How the focused element looks to a visitor. */
interface FocusSeen {
  /** Names the element in messages. */
  name: string
  /** Whether it, or the card around it, has an outline of two pixels or more. */
  outlined: boolean
  /** Whether part of it is on screen and uncovered. */
  uncovered: boolean
}

/** Describes the focused element; undefined if the page has no focus. */
export const focusSeen = (page: Page): Promise<FocusSeen | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const outlined = [
      element,
      element.closest('.card, .exercise-card'),
      element.parentElement,
    ].some((node) => {
      if (!node) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(node)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const { left, top, width, height } = element.getBoundingClientRect()
    const places = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const))
    const uncovered = places.some(([x, y]) => {
      const met = document.elementFromPoint(left + x * width, top + y * height)
      return met !== null && (element.contains(met) || met.contains(element))
    })
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const name = `${element.tagName.toLowerCase()} ${text.trim().slice(0, 60)}`
    return { name, outlined, uncovered: uncovered && element !== document.documentElement }
  })

/** Stops to check from a long page's start and from its end; between them cards repeat. */
const [FROM_START, FROM_END] = [25, 15]

/** Presses Tab until the focus leaves the page. Returns the stops it saw. */
export async function walk(page: Page, limit = 100): Promise<FocusSeen[]> {
  const seen: FocusSeen[] = []
  while (seen.length < limit) {
    if (seen.length === FROM_START) await page.evaluate(focusBeforeEnd, FROM_END)
    await page.keyboard.press('Tab')
    let focus = await focusSeen(page)
    if (!focus) return seen
    // It may still be scrolling into view.
    for (let frame = 0; frame < 20 && !(focus.uncovered && focus.outlined); frame++) {
      await page.evaluate(() => new Promise(requestAnimationFrame))
      focus = (await focusSeen(page)) ?? focus
    }
    seen.push(focus)
  }
  throw new Error(`The focus is still in the page after ${limit} stops.`)
}

/** Runs in the page: moves focus ahead until only `left` stops remain, unless it is already there. */
function focusBeforeEnd(left: number) {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }))
  const target = stops.at(-left)
  const here = document.activeElement
  if (target && here && here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) {
    target.focus()
  }
}
