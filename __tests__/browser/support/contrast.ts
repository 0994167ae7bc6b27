import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

type Color = readonly [number, number, number]

/** Relative luminance as WCAG defines it, of red, green and blue from 0 to 255. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colors, from 1 to 21. */
function contrast(a: Color, b: Color): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** Runs in the page: the text's color as the browser paints it, on top of black. */
function textColor(element: Element): [number, number, number] {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('This browser cannot draw.')
  canvas.fillStyle = getComputedStyle(element).color
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

/** Runs in the page: shows or hides the text of an element, and what floats above the page. */
function hideText(element: HTMLElement | SVGElement, hidden: boolean) {
  const floating = 'aside[aria-label="Chat"], #cookie-banner, [data-sonner-toaster]'
  for (const part of document.querySelectorAll<HTMLElement>(floating)) {
    if (!part.contains(element)) part.style.visibility = hidden ? 'hidden' : ''
  }
  element.style.setProperty('transition', 'none', 'important')
  if (hidden) element.style.setProperty('color', 'transparent', 'important')
  else element.style.removeProperty('color')
}

/** Waits until no color is changing any more, from the next frame on: until then it is no one's to read. */
export const untilColorsSettle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => {})))
  })

/**
 * The contrast of an element's text against what is really painted behind it: pictures, gradients and
 * blurred glass included. The worst fifth of the pixels does not count: it holds edges, and the level
 * line that crosses a session that is done.
 */
export async function contrastOf(element: Locator): Promise<number> {
  await untilColorsSettle(element.page())
  const color = await element.evaluate(textColor)
  await element.evaluate(hideText, true)
  const picture = await element.screenshot({ animations: 'disabled' })
  await element.evaluate(hideText, false)
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const contrasts: number[] = []
  for (let at = 0; at < data.length; at += info.channels) {
    contrasts.push(contrast(color, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]))
  }
  contrasts.sort((a, b) => a - b)
  return contrasts[Math.floor(contrasts.length / 5)] ?? 0
}
