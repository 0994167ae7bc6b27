import { loadPage } from '../gatsby/internals/page-loader'
import { goTo } from './go-to'
import { pagePath } from './page-path'

/** The fields of a click that decide where its link opens; browser and React events have them. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Returns whether a click opens its link in another tab or window, or saves it. */
const isForElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** The last link that was followed, while its page is on its way. */
let awaited: object | undefined

/**
 * Moves on to the page that a clicked link leads to without loading a whole document; what leads
 * elsewhere is left to the browser. One listener for all links, those in articles too: Gatsby's Link
 * makes eight components and an observer of each, which a phone waits for on every new page.
 */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (link && !link.target && pagePath(link) !== undefined) follow(link, event)
}

/**
 * Moves on to a link's page, unless its click is meant for elsewhere or was dealt with already. Takes
 * what the browser's history is to keep with the page. Returns whether it moved on.
 */
export function follow(
  link: HTMLAnchorElement,
  event: Click & Pick<Event, 'defaultPrevented' | 'preventDefault'>,
  state?: object,
): boolean {
  if (event.defaultPrevented || isForElsewhere(event)) return false
  event.preventDefault()
  const { pathname, search, hash } = window.location
  const address = link.getAttribute('href') ?? pathname
  // As in browsers, a link to the current page adds no second entry to the history.
  const replace = address === pathname + search + hash
  // Gatsby shows whatever arrives last; a visitor means the link that was followed last.
  const following = {}
  setAwaited(following)
  loadPage(address).then((page) => {
    if (awaited !== following) return
    stopFollowing()
    if (page) goTo(address, { state, replace })
    else window.location.assign(address)
  })
  return true
}

/** Gives up the awaited page. Call it when a visitor goes Back, forward or elsewhere. */
export const stopFollowing = (): void => setAwaited(undefined)

/**
 * Notes on the root element that a page is on its way; the style sheet shows it, as browsers do for
 * documents.
 */
function setAwaited(following: object | undefined) {
  awaited = following
  document.documentElement.toggleAttribute('data-awaiting', following !== undefined)
}
