import { holdClick, replayClicks, showFailure } from './first-actions'
import { markLikelyLinks } from './likely-links'
import { loadApp } from './load-app'
import { whenShown } from './when-shown'

/**
 * The script in every page's head (README.md). Each of its bytes delays the first view. React starts when a
 * control needs it. Until then, links are plain anchors.
 */

const root = document.documentElement

/** React's controls. Touch, focus or a mouse pointer on one starts React. */
const controls = 'button:not([popovertarget],[data-works-alone]),input,select,textarea'

/** Fingers often just scroll past these, so only focus, a mouse or a tap starts React. */
const hoverTargets = `${controls},a[data-awaits-start],[data-tooltip]`

/** After this many ms, visitors learn that a control failed to load. Loading continues. */
const FAIL_DELAY = 15_000

let failTimer: ReturnType<typeof setTimeout>

function startApp() {
  if (/begun|done/.test(root.dataset.start as string)) return
  root.dataset.start = 'begun'
  failTimer = setTimeout(fail, FAIL_DELAY)
  loadApp().catch(fail)
}

function fail() {
  clearTimeout(failTimer)
  root.dataset.start = 'failed'
  showFailure()
}

function onIntent(event: Event) {
  if (root.dataset.start === 'done') return
  const { type, target } = event
  const targets = (event as PointerEvent).pointerType === 'touch' ? controls : hoverTargets
  // Safari doesn't focus a radio button that was clicked.
  const needsStart =
    type === 'click'
      ? holdClick(event as MouseEvent) || (target as HTMLInputElement).type === 'radio'
      : target instanceof Element && target.closest(targets)
  if (needsStart) startApp()
}

for (const intent of ['pointerover', 'focusin', 'click']) addEventListener(intent, onIntent, true)
addEventListener('start-app', () => whenShown(startApp))
addEventListener('started', () => {
  clearTimeout(failTimer)
  root.dataset.start = 'done'
  // React first renders everything again that depends on the browser.
  setTimeout(replayClicks)
})
addEventListener('DOMContentLoaded', () => {
  // From here on, clicks wait for React. Without this script, these buttons stay disabled.
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[type=submit]')) {
    button.disabled = false
  }
  // Only React can show what an address sets, such as a tool's numbers.
  const startingNow = `[data-starts=now]${location.search && ',[data-starts=query]'}`
  if (document.querySelector(startingNow)) whenShown(startApp)
})
addEventListener('load', () => whenShown(markLikelyLinks))
