import type { BrowserContext } from '@playwright/test'

/** The image host answers, refuses connections, lacks the pictures, or never answers. */
export type ImageHost = 'ok' | 'down' | 'missing' | 'hanging'

/** The host of the content's photographs: `imageHost` in content/site.json. */
export const IMAGE_HOST = 'images.unsplash.com'

export const IMAGES = `https://${IMAGE_HOST}/**`

/** Replaces every photograph: light and dark areas reveal text over it. */
export const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">
  <rect width="1600" height="1000" fill="#8d99a1"/><rect y="600" width="1600" height="400" fill="#34424a"/>
  <circle cx="800" cy="480" r="260" fill="#d8d2c3"/></svg>`

/**
 * Plays the image host for a browser context. If it answers, a server does that (image-server.ts): a route would make
 * each request wait for this process and disable the page's cache, which costs a quarter of a test's time.
 */
export async function serveImages(context: BrowserContext, host: ImageHost): Promise<void> {
  if (host === 'ok') return
  await context.route(IMAGES, async (route) => {
    if (host === 'down') await route.abort('connectionrefused')
    else if (host === 'missing') await route.fulfill({ status: 404, body: 'No such picture' })
    // A hanging host never answers.
  })
}
