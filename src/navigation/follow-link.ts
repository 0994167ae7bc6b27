import type { MouseEvent as ReactMouseEvent } from 'react'
import { goTo } from './go-to'
import { loadPage } from './page-loader'
import { pagePath } from './page-path'

const intents = ['mouseover', 'pointerdown', 'focusin']

/**
 * Makes the app follow links, and prefetch the page of a link that a visitor is about to follow. Listens once
 * for all links, those in articles too.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (link && !link.target && pagePath(link) && !isPartOfThisPage(link)) follow(link, event)
  })
  for (const intent of intents) {
    document.addEventListener(intent, ({ target }) => {
      const path = pagePath((target as Element).closest('a'))
      if (path) loadPage(path)
    })
  }
  for (const leaving of ['popstate', 'pagehide']) window.addEventListener(leaving, stopFollowing)
}

const isPartOfThisPage = ({ hash, pathname, search }: HTMLAnchorElement) =>
  hash && pathname === window.location.pathname && search === window.location.search

/** The last link followed, while its page loads. */
let awaitedLink: object | undefined

/** The part of a page to show when the page is there, such as '#sources'. */
let awaitedPart = ''

/**
 * Navigates to a link's page, with `state` as its history state. Ignores a click that opens another tab or
 * window, or that other code has handled. Returns whether it navigates. The last link followed wins. In
 * Gatsby, the last page to arrive would.
 */
export function follow(
  link: HTMLAnchorElement,
  event: MouseEvent | ReactMouseEvent,
  state?: object,
): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return false
  event.preventDefault()
  // The second click of a double click may hit a link of the page that the first one opened.
  if (event.detail > 1) return true
  const { pathname, search, hash } = window.location
  const address = link.getAttribute('href') ?? pathname
  const following = {}
  setAwaitedLink(following)
  loadPage(address).then((page) => {
    if (awaitedLink !== following) return
    stopFollowing()
    // The page belongs to a newer version of the site.
    if (!page) return window.location.assign(address)
    // Like browsers, add no history entry for a link to the current page.
    const [pageAddress = '', part = ''] = address.split(/(?=#)/)
    awaitedPart = part
    goTo(pageAddress, { state, replace: address === pathname + search + hash })
  })
  return true
}

/**
 * Shows the part that a followed link named. Gatsby would only scroll there; from the browser, the part also
 * gets its style (`:target`) and the next Tab.
 */
export function showLinkedPart(): void {
  if (awaitedPart) window.location.replace(awaitedPart)
  awaitedPart = ''
}

/** Stops waiting when the visitor goes Back, forward or elsewhere. */
const stopFollowing = () => setAwaitedLink(undefined)

/** Sets the awaited link. The style sheet shows that one is loading. */
function setAwaitedLink(following: object | undefined) {
  awaitedLink = following
  document.documentElement.classList.toggle('awaiting', following !== undefined)
}
