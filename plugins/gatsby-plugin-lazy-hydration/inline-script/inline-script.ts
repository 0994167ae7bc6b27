import { holdClick, replayClicks, showFailure } from './held-clicks'
import { loadApp } from './load-app'
import { prerenderLinks } from './prerender-links'
import { whenShown } from './when-shown'

/**
 * The script in every page's head (README.md). Each of its bytes delays the first view. React starts when a
 * control needs it. Until then, links are plain anchors.
 */

const root = document.documentElement

/** React's controls. Touch, focus or a mouse pointer on one starts React. */
const controls = 'button:not([popovertarget],[data-works-alone]),input,select,textarea'

/** Fingers often just scroll past these, so only focus, a mouse or a tap starts React. */
const hoverTargets = `${controls},a[data-hydrate-first],[data-tooltip]`

/** After this many ms, visitors learn that a control failed to load. Loading continues. */
const FAIL_DELAY = 15_000

let failTimer: ReturnType<typeof setTimeout>

function hydrateApp() {
  if (/begun|done/.test(root.dataset.hydration as string)) return
  root.dataset.hydration = 'begun'
  failTimer = setTimeout(fail, FAIL_DELAY)
  loadApp().catch(fail)
}

function fail() {
  clearTimeout(failTimer)
  root.dataset.hydration = 'failed'
  showFailure()
}

function onIntent(event: Event) {
  if (root.dataset.hydration === 'done') return
  const { type, target } = event
  const targets = (event as PointerEvent).pointerType === 'touch' ? controls : hoverTargets
  // Safari doesn't focus a radio button that was clicked.
  const needsHydration =
    type === 'click'
      ? holdClick(event as MouseEvent) || (target as HTMLInputElement).type === 'radio'
      : target instanceof Element && target.closest(targets)
  if (needsHydration) hydrateApp()
}

for (const intent of ['pointerover', 'focusin', 'click']) addEventListener(intent, onIntent, true)
addEventListener('hydrate', () => whenShown(hydrateApp))
addEventListener('hydrated', () => {
  clearTimeout(failTimer)
  root.dataset.hydration = 'done'
  // React first renders everything again that depends on the browser.
  setTimeout(replayClicks)
})
addEventListener('DOMContentLoaded', () => {
  // From here on, clicks wait for React. Without this script, these buttons stay disabled.
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[type=submit]')) {
    button.disabled = false
  }
  // Only React can show what an address sets, such as a tool's numbers.
  const hydratingNow = `[data-hydrates=now]${location.search && ',[data-hydrates=query]'}`
  if (document.querySelector(hydratingNow)) whenShown(hydrateApp)
})
addEventListener('load', () => whenShown(prerenderLinks))
