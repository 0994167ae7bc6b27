import { watchBarAndMenu } from './bar-and-menu'
import { giveUp, holdClick, replay } from './first-actions'
import { markLikelyLinks } from './likely-links'
import { loadApp } from './load-app'
import { watchConsent } from './watch-consent'
import { whenShown } from './when-shown'

/**
 * The one script in every page's head, the same in all (docs/start.md). Every byte of it comes before the
 * first view. React starts when a control needs it; until then links are documents.
 */

const root = document.documentElement

/** Controls that React owns. A finger on one starts it; so do the focus and a mouse. */
const controls = 'button:not([popovertarget],[data-consent]),input,select,textarea'

/** What a finger often only scrolls past: a mouse or the focus on it starts React, a finger when it taps. */
const passed = `${controls},[data-awaits-start],[data-tooltip]`

/** After this time visitors are told that a control is not loaded, in milliseconds. Loading goes on. */
const PATIENCE = 15_000

let patience: ReturnType<typeof setTimeout>

function begin() {
  if (/begun|done/.test(root.dataset.start as string)) return
  root.dataset.start = 'begun'
  patience = setTimeout(fail, PATIENCE)
  loadApp().catch(fail)
}

function fail() {
  clearTimeout(patience)
  root.dataset.start = 'failed'
  giveUp()
}

function onIntent(event: Event) {
  if (root.dataset.start === 'done') return
  const { type, target } = event
  const wanted = (event as PointerEvent).pointerType === 'touch' ? controls : passed
  const isWanted =
    type === 'click'
      ? holdClick(event as MouseEvent)
      : target instanceof Element && target.closest(wanted)
  if (isWanted) begin()
}

/** Returns whether the browser keeps something that the page shows, such as saved plans. */
function keepsSomething() {
  try {
    return Object.keys(localStorage).some((key) => !key.startsWith('cookie'))
  } catch {
    return false
  }
}

root.dataset.scripted = ''
watchConsent()
watchBarAndMenu()
for (const intent of ['pointerover', 'focusin', 'click']) addEventListener(intent, onIntent, true)
addEventListener('started', () => {
  clearTimeout(patience)
  root.dataset.start = 'done'
  // React is about to render once more what depends on the browser.
  setTimeout(replay)
})
addEventListener('DOMContentLoaded', () => {
  // This script now holds clicks for React; without it these buttons stay disabled.
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[type=submit]')) {
    button.disabled = false
  }
  // What an address says of a page, such as a tool's numbers, only React can show; and where one was
  // mangled, only the app leads on (readable-address.ts).
  const now = `[data-starts=now]${location.search && ',[data-starts=query]'}`
  if (location.pathname.includes('%') || document.querySelector(now)) whenShown(begin)
})
addEventListener('load', () =>
  whenShown(() => {
    if (document.querySelector('[data-starts=kept]')) {
      if (keepsSomething()) setTimeout(begin)
      // Another tab has stored something, such as the unit.
      addEventListener('storage', begin)
    }
    markLikelyLinks()
  }),
)
