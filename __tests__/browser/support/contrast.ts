import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

type Color = readonly [number, number, number]

/** WCAG relative luminance of red, green and blue from 0 to 255. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colors, from 1 to 21. */
function contrast(a: Color, b: Color): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Waits until colors stop changing; before that, they are unreliable. A color transition starts others in elements
 * that inherit it, so wait for two frames without any.
 */
export const untilColorsSettle = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const running = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
    do {
      await Promise.all(running().map(({ finished }) => finished.catch(() => {})))
      await frame()
      await frame()
    } while (running().length > 0)
  })

/** Elements that float above the page. */
const FLOATING = 'aside[aria-label="Chat"], #cookie-banner, [data-sonner-toaster], .continue-bar'

/** An element with hidden text: its index, its color as painted on black, and its position. */
interface Hidden {
  index: number
  color: [number, number, number]
  box: { left: number; top: number; width: number; height: number }
}

/**
 * Measures the contrast of elements' text against the pixels behind it, including pictures, gradients and
 * blurred glass. Ignores the worst fifth of the pixels: edges, and the level line across a finished
 * session.
 */
export async function contrastsOf(page: Page, elements: Locator[]): Promise<number[]> {
  const handles = await Promise.all(elements.map((element) => element.elementHandle()))
  const contrasts: number[] = []
  while (Object.keys(contrasts).length < handles.length) {
    const first = handles.findIndex((_, index) => contrasts[index] === undefined)
    await handles[first]?.scrollIntoViewIfNeeded()
    await untilColorsSettle(page)
    const open = handles.map((handle, index) => (contrasts[index] === undefined ? handle : null))
    const hidden = await page.evaluate(hideTexts, { elements: open, first, floating: FLOATING })
    const picture = sharp(await page.screenshot({ animations: 'disabled' })).removeAlpha()
    await page.evaluate(showTexts, { elements: open, floating: FLOATING })
    for (const { index, color, box } of hidden) {
      const area = await picture.clone().extract(box).raw().toBuffer()
      contrasts[index] = contrastWith(color, area)
    }
  }
  return contrasts
}

/** Measures one element's contrast, as `contrastsOf` does. */
export const contrastOf = async (element: Locator): Promise<number> =>
  (await contrastsOf(element.page(), [element]))[0] ?? 0

function contrastWith(color: Color, pixels: Buffer): number {
  const contrasts: number[] = []
  for (let at = 0; at < pixels.length; at += 3) {
    contrasts.push(contrast(color, [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]))
  }
  contrasts.sort((a, b) => a - b)
  return contrasts[Math.floor(contrasts.length / 5)] ?? 0
}

interface Texts {
  elements: (Node | null)[]
  floating: string
}

/** Runs in the page: hides the text of the first element and of all others in view, and floating elements. */
function hideTexts({ elements, first, floating }: Texts & { first: number }): Hidden[] {
  const floats = [...document.querySelectorAll<HTMLElement>(floating)]
  const isFloating = (element: Node) => floats.find((float) => float.contains(element))
  const own = elements[first]
  const float = own && isFloating(own)
  for (const other of floats) if (other !== float) other.style.visibility = 'hidden'
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('This browser cannot draw.')
  const hidden = elements.flatMap((node, index): Hidden[] => {
    if (!(node instanceof HTMLElement || node instanceof SVGElement)) return []
    const { left, top, right, bottom } = node.getBoundingClientRect()
    const [x, y] = [Math.max(0, Math.ceil(left)), Math.max(0, Math.ceil(top))]
    const width = Math.min(innerWidth, Math.floor(right)) - x
    const height = Math.min(innerHeight, Math.floor(bottom)) - y
    const met = document.elementFromPoint(x + width / 2, y + height / 2)
    const isInView =
      top >= 0 && bottom <= innerHeight && (node.contains(met) || met?.contains(node))
    if (index !== first && (isFloating(node) || !isInView)) return []
    if (width < 1 || height < 1)
      throw new Error(`Not on the screen: ${node.outerHTML.slice(0, 80)}`)
    canvas.fillStyle = 'black'
    canvas.fillRect(0, 0, 1, 1)
    canvas.fillStyle = getComputedStyle(node).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [{ index, color: [red, green, blue], box: { left: x, top: y, width, height } }]
  })
  for (const { index } of hidden) {
    const { style } = elements[index] as HTMLElement
    style.setProperty('transition', 'none', 'important')
    style.setProperty('color', 'transparent', 'important')
  }
  return hidden
}

/** Runs in the page: shows everything again. */
function showTexts({ elements, floating }: Texts) {
  for (const float of document.querySelectorAll<HTMLElement>(floating)) float.style.visibility = ''
  for (const node of elements) (node as HTMLElement | null)?.style.removeProperty('color')
}
