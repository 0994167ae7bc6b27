import { expect, type Locator, type Page } from '@playwright/test'

/** Screens with the menu collapsed behind its toggle, and without. */
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 900 }

/** A screen height at which only the width matters. */
export const screen = (width: number) => ({ width, height: 800 })

/** The layout parts around every page. */
export const partsOf = (page: Page) => ({
  bar: page.getByRole('banner'),
  menu: page.getByRole('navigation', { name: 'Main' }),
  toggle: page.getByRole('button', { name: 'Menu' }),
  footer: page.getByRole('contentinfo'),
  banner: page.getByRole('region', { name: 'Cookies' }),
  chat: page.getByRole('link', { name: 'Contact us on WhatsApp' }),
})

/** Waits until the bar is solid: the page is scrolled. */
export const untilSolid = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-scrolled', '')

/** Returns a computed style property of an element. */
export const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

/** The red, green, blue and alpha (all 0 to 1) an element's background is painted with. */
export const backgroundOf = (element: Locator) =>
  element.evaluate((node) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('This browser cannot draw.')
    canvas.fillStyle = getComputedStyle(node).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha].map((part) => part / 255)
  })
