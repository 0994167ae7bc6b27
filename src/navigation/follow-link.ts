import { loadedPage, loadPage } from '../gatsby/internals/page-loader'
import { goTo } from './go-to'
import { pagePath } from './page-path'

/** What shows that a visitor is about to follow a link. */
const intents = ['mouseover', 'pointerdown', 'focusin']

/** How long a followed link waits for the app's first render, in milliseconds; then its document is loaded. */
const PATIENCE = 2000

/** Whether the app's first render is over, so that it can show another page. */
let isStarted = false

/** Fulfilled when it is. */
let started: Promise<void>

/**
 * Follows links from now on, and fetches the page of one that is about to be followed. Called when all
 * of the app is here and only its first render is missing: the next page comes sooner that way than as
 * a document.
 */
export function followLinks(): void {
  isStarted = false
  started = new Promise((resolve) => {
    window.addEventListener('started', () => {
      isStarted = true
      resolve()
    })
  })
  document.addEventListener('click', followLink)
  for (const intent of intents) document.addEventListener(intent, onIntent)
  for (const leaving of ['popstate', 'pagehide']) window.addEventListener(leaving, stopFollowing)
}

function onIntent({ target }: Event) {
  const path = pagePath((target as Element).closest('a'))
  if (path) loadPage(path)
}

/** The fields of a click that decide where its link opens; browser and React events have them. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Returns whether a click opens its link in another tab or window, or saves it. */
const isForElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** The last link that was followed, while its page is on its way. */
let awaited: object | undefined

/** The path of the page that comes next, if it is shown from its top. */
let fresh: string | undefined

/**
 * Moves on to the page that a clicked link leads to without loading a whole document; what leads
 * elsewhere is left to the browser. One listener for all links, those in articles too: Gatsby's Link
 * makes eight components and an observer of each, which a phone waits for on every new page.
 */
function followLink(event: MouseEvent): void {
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
  awaited = following
  // A page that is here already is shown in the next frame: nothing to announce.
  note('awaiting', !isStarted || !loadedPage(address))
  setTimeout(() => {
    if (!isStarted && awaited === following) window.location.assign(address)
  }, PATIENCE)
  Promise.all([loadPage(address), started]).then(([page]) => {
    if (awaited !== following) return
    stopFollowing()
    if (!page) return window.location.assign(address)
    fresh = replace || state ? undefined : pagePath(link)
    goTo(address, { state, replace })
  })
  return true
}

/** Gives up the awaited page. Call it when a visitor goes Back, forward or elsewhere. */
export function stopFollowing(): void {
  awaited = undefined
  fresh = undefined
  note('awaiting', false)
}

/** Call it when a page comes into the document: a fresh one is laid out in view first (navigation.css). */
export function arrive(path: string): void {
  note('arriving', path === fresh)
  fresh = undefined
}

/** Lets all of a page be laid out. Call it once what is in view is shown. */
export const settle = (): void => note('arriving', false)

/** Notes at the root element that a page is awaited or arriving; the style sheet acts on it. */
function note(name: 'awaiting' | 'arriving', is: boolean) {
  document.documentElement.classList.toggle(name, is)
}
