import type { BrowserContext } from '@playwright/test'

/** How the image host behaves: it answers, refuses connections, has lost its pictures, or never answers. */
export type ImageHost = 'ok' | 'down' | 'missing' | 'hanging'

/** Where the content's photographs are; see `imageHost` in content/site.json. */
export const IMAGE_HOST = 'images.unsplash.com'

export const IMAGES = `https://${IMAGE_HOST}/**`

/** A stand-in for every photograph: light and dark areas, so that text over it would be noticed. */
export const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">
  <rect width="1600" height="1000" fill="#8d99a1"/><rect y="600" width="1600" height="400" fill="#34424a"/>
  <circle cx="800" cy="480" r="260" fill="#d8d2c3"/></svg>`

/**
 * Plays the image host for everything a browser context asks of it. One that answers is a server (image-server.ts):
 * a route would make each request of a page wait for this process, and take the page's cache away, a quarter of a
 * test's time.
 */
export async function serveImages(context: BrowserContext, host: ImageHost): Promise<void> {
  if (host === 'ok') return
  await context.route(IMAGES, async (route) => {
    if (host === 'down') await route.abort('connectionrefused')
    else if (host === 'missing') await route.fulfill({ status: 404, body: 'No such picture' })
    // A hanging host gets no answer at all.
  })
}
