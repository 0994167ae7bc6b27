import type { ConsentState } from '../../lib/consent'
import { changeConsent } from './consent'
import { hideNotice, showNotice } from './notice'
import { root } from './root'

/** What was pressed before the start, in order; each once, however often it was pressed. */
let held: HTMLElement[] = []

/** The fields of both kinds of controls that are looked at here. */
type Control = HTMLAnchorElement & HTMLButtonElement

/**
 * Returns whether a link needs React: its click does more than open its page, or a closed banner
 * would come back.
 */
const isForReact = (link: Control, event: MouseEvent) =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  ('awaitsStart' in link.dataset ||
    (root.dataset.cookies === 'closed' && /^\/[^.]*$/.test(`${link.getAttribute('href')}`)))

/**
 * Returns whether the browser alone does what a button is for: it opens the menu, or sends a form
 * that has an address.
 */
const worksAlone = ({ popoverTargetElement, type, form }: Control) =>
  popoverTargetElement ||
  (type === 'submit' &&
    form?.hasAttribute('action') &&
    (form.method === 'get' || root.dataset.start === 'failed'))

/**
 * Holds a click that needs React until React is there, and shows at once that it was noticed.
 * Returns whether React is needed. Changes of consent are made immediately.
 */
export function holdClick(event: MouseEvent): boolean {
  const control = (event.target as Element).closest<Control>('a, button')
  if (!control) return false
  const { consent } = control.dataset
  if (!consent && (control.href ? !isForReact(control, event) : worksAlone(control))) return false
  event.preventDefault()
  event.stopImmediatePropagation()
  if (consent) changeConsent(consent as ConsentState)
  else if (!held.includes(control)) {
    hideNotice()
    held.push(control)
    control.ariaBusy = 'true'
  }
  return !consent
}

/** Returns the held controls, which are no longer busy and no longer held. */
function release(): HTMLElement[] {
  const controls = held
  held = []
  for (const control of controls) control.ariaBusy = null
  return controls
}

/** Repeats, once each, the clicks that were held before the start. */
export function replay(): void {
  hideNotice()
  for (const control of release()) control.click()
}

/** Tells visitors that the held controls could not be loaded; they can be pressed again. */
export const giveUp = (): void => showNotice(release())
