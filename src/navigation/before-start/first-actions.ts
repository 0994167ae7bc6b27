import type { ConsentState } from '../../lib/consent'
import { changeConsent } from './consent'
import { hideNotice, showNotice } from './notice'
import { root } from './root'

/** What was pressed before the start, in order; each once, however often it was pressed. */
let held: HTMLElement[] = []

/** The fields of both kinds of controls that are looked at here. */
type Control = HTMLAnchorElement & HTMLButtonElement

/** A link needs React where its click does more than lead on, or where a closed banner would come back. */
const isForReact = (link: Control, event: MouseEvent) =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  ('awaitsStart' in link.dataset ||
    (root.dataset.cookies === 'closed' && /^\/[^.]*$/.test(`${link.getAttribute('href')}`)))

/** Whether the browser alone does what a button says: it opens the menu, or sends a form that has an address. */
const worksAlone = ({ popoverTargetElement, type, form }: Control) =>
  popoverTargetElement ||
  (type === 'submit' &&
    form?.hasAttribute('action') &&
    (form.method === 'get' || root.dataset.start === 'failed'))

/**
 * Keeps a click that needs React until it is there, and shows at once that it was noticed. Returns whether
 * React is needed. Changes of consent are made on the spot.
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

/** Gives all held controls back as they were. */
function release(): HTMLElement[] {
  const controls = held
  held = []
  for (const control of controls) control.ariaBusy = null
  return controls
}

/** Does once what was asked for before the start. */
export function replay(): void {
  hideNotice()
  for (const control of release()) control.click()
}

/** Says at the controls that nothing came of it. They may be pressed again. */
export const giveUp = (): void => showNotice(release())
