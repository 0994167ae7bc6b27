import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node | null }[]
}

/** Layout shifts since the page opened, after scrolling through all of it. */
export async function layoutShifts(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo(0, top)
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
  })
  return shiftsSoFar(page)
}

/** Layout shifts since the page opened: one line each. */
export const shiftsSoFar = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as LayoutShift[]).filter((one) => !one.hadRecentInput)
          resolve(
            shifts.map(({ value, sources }) => {
              const nodes = sources.map(
                ({ node }) =>
                  node?.textContent?.slice(0, 40) || (node as Element | undefined)?.outerHTML,
              )
              return `${value.toFixed(4)}: ${nodes.join(', ')}`
            }),
          )
        }).observe({ type: 'layout-shift', buffered: true })
        // Without shifts the observer never calls back.
        setTimeout(() => resolve([]), 100)
      }),
  )
