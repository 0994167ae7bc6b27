import { loadPage } from '../gatsby/internals/page-loader'
import { goTo } from './go-to'
import { pagePath } from './page-path'

/** What shows that a visitor is about to follow a link. */
const intents = ['mouseover', 'pointerdown', 'focusin']

/**
 * Has the app follow links from now on, and fetch the page of one that is about to be followed. One listener for
 * all links, those in articles too: until React has started, all of them are documents.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (link && !link.target && pagePath(link)) follow(link, event)
  })
  for (const intent of intents) {
    document.addEventListener(intent, ({ target }) => {
      const path = pagePath((target as Element).closest('a'))
      if (path) loadPage(path)
    })
  }
  for (const leaving of ['popstate', 'pagehide']) window.addEventListener(leaving, stopFollowing)
}

/** The fields of a click that decide where its link opens; browser and React events have them. */
type Click = Pick<
  MouseEvent,
  | 'button'
  | 'detail'
  | 'metaKey'
  | 'ctrlKey'
  | 'shiftKey'
  | 'altKey'
  | 'defaultPrevented'
  | 'preventDefault'
>

/** The last link that was followed, while its page is on its way. */
let awaited: object | undefined

/**
 * Shows a link's page, unless its click opens another tab or window or was dealt with already. Takes what the
 * browser's history is to keep with the page. Returns whether it does. The link that was followed last wins;
 * Gatsby would show whatever arrives last.
 */
export function follow(link: HTMLAnchorElement, event: Click, state?: object): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return false
  event.preventDefault()
  // The second of two quick clicks may meet a link of the page that the first one has opened.
  if (event.detail > 1) return true
  const { pathname, search, hash } = window.location
  const address = link.getAttribute('href') ?? pathname
  const following = {}
  wait(following)
  loadPage(address).then((page) => {
    if (awaited !== following) return
    stopFollowing()
    // A newer version of the site has the page.
    if (!page) return window.location.assign(address)
    // As in browsers, a link to the current page adds no second entry to the history.
    goTo(address, { state, replace: address === pathname + search + hash })
  })
  return true
}

/** Gives up the awaited page, when a visitor goes Back, forward or elsewhere. */
const stopFollowing = () => wait(undefined)

/** Notes which link's page is awaited; the style sheet shows that one is. */
function wait(following: object | undefined) {
  awaited = following
  document.documentElement.classList.toggle('awaiting', following !== undefined)
}
