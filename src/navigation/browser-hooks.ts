import type { GatsbyBrowser } from 'gatsby'
import { fetchAhead } from './fetch-ahead'
import { firstPaint } from './first-paint'
import { followLink, stopFollowing } from './follow-link'
import { loadPage } from './page-loader'
import { pagePath } from './page-path'
import { leaveMangledAddress } from './readable-address'
import { giveUnknownPages } from './unknown-pages'

/** What shows that a visitor is about to follow a link. */
const intents = ['mouseover', 'pointerdown', 'focusin']

/**
 * Gatsby API: its own prefetching stays off. It starts three seconds late, not at all on touch, and
 * fetches no code, because Gatsby 5.16 writes the map from pages to code in a form it cannot read.
 */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true

/** Gatsby API, called before the first render, which waits for what it gives. */
export function onClientEntry(): Promise<void> {
  giveUnknownPages()
  return leaveMangledAddress() ?? firstPaint()
}

/** Gatsby API: from the first render on, links are followed, and one that is about to be is fetched at once. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.addEventListener('click', followLink)
  for (const leaving of ['popstate', 'pagehide']) window.addEventListener(leaving, stopFollowing)
  for (const intent of intents) document.addEventListener(intent, onIntent)
}

function onIntent({ target }: Event) {
  const path = pagePath((target as Element).closest('a'))
  if (path) loadPage(path)
}

/** Gatsby API: on every page, the likeliest next ones are fetched once the browser has nothing else to do. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  // It speaks of the page that was loaded first.
  if (prevLocation) document.querySelector('[type="application/ld+json"]')?.remove()
  if (prevLocation || document.readyState === 'complete') whenIdle(fetchAhead)
  else window.addEventListener('load', () => whenIdle(fetchAhead), { once: true })
}

/** Safari has no requestIdleCallback. */
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 500 })
  else setTimeout(work, 200)
}
