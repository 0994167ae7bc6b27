import { watchScrolling } from './bar'
import { showBannerIfUndecided } from './consent'
import { giveUp, holdClick, replay } from './first-actions'
import { closeMenuOnLeaving } from './menu'
import { root } from './root'
import { start, startUnasked } from './starter'

/**
 * What runs before React: the one script that stands in every page's head, the same in all (docs/start.md).
 * Every byte of it comes before the first view.
 */

/** What shows that a visitor means to do something. */
const intents = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'click']

/** A start that takes longer than this is not worth waiting for, in milliseconds. */
const PATIENCE = 15_000

let impatience: ReturnType<typeof setTimeout>

function begin() {
  if (/begun|done/.test(`${root.dataset.start}`)) return
  root.dataset.start = 'begun'
  impatience = setTimeout(fail, PATIENCE)
  start().catch(fail)
}

function fail() {
  clearTimeout(impatience)
  root.dataset.start = 'failed'
  giveUp()
}

/** A touch on a link leaves the page: starting the app now would delay the next document. */
const leaves = ({ type, target }: Event) =>
  target instanceof Element &&
  target.closest('a:not([data-awaits-start])') &&
  (type === 'pointerdown' || (type === 'focusin' && !target.matches(':focus-visible')))

/** Browsers send pointermove without movement when a page appears under a resting mouse. */
const isMoved = ({ pointerType, movementX, movementY }: PointerEvent) =>
  pointerType === 'mouse' && (movementX || movementY)

function onIntent(event: Event) {
  if (event.type === 'click' && !holdClick(event as MouseEvent)) return
  if (event.type === 'pointermove' ? isMoved(event as PointerEvent) : !leaves(event)) begin()
}

function onStarted() {
  clearTimeout(impatience)
  root.dataset.start = 'done'
  for (const intent of intents) removeEventListener(intent, onIntent, true)
  // React is about to render once more what depends on the browser.
  setTimeout(replay)
}

root.dataset.scripted = ''
showBannerIfUndecided()
watchScrolling()
closeMenuOnLeaving()
for (const intent of intents) addEventListener(intent, onIntent, true)
addEventListener('started', onStarted, { once: true })
addEventListener('DOMContentLoaded', () => {
  // This script now keeps clicks for React; without it these buttons stay disabled.
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[type=submit]')) {
    button.disabled = false
  }
})
startUnasked(begin)
