const root = document.documentElement

/** What was pressed before the start, in order; each once, however often it was pressed. */
const held = new Set<HTMLElement>()

/** The fields of both kinds of controls that are looked at here. */
type Control = HTMLAnchorElement & HTMLButtonElement

/**
 * Returns whether a link needs React: its click does more than open its page, or a closed banner
 * would come back.
 */
const isForReact = (link: Control, event: MouseEvent) =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  ('awaitsStart' in link.dataset ||
    (root.dataset.cookies === 'closed' && link.matches('[href^="/"]:not([href*="."])')))

/**
 * Returns whether a button does without React: it is about cookies, opens the menu, or sends a form that has
 * an address.
 */
const worksAlone = ({ dataset, popoverTargetElement, type, form }: Control) =>
  dataset.consent ||
  popoverTargetElement ||
  (type === 'submit' &&
    form?.hasAttribute('action') &&
    (form.method === 'get' || root.dataset.start === 'failed'))

/**
 * Holds a click that needs React until React is there, and shows at once that it was noticed. Returns whether
 * React is needed.
 */
export function holdClick(event: MouseEvent): boolean {
  const control = (event.target as Element).closest<Control>('a,button')
  // Who closes the banner without a choice keeps it closed on the next page: the app has to show that.
  if (control?.dataset.consent === 'closed') return true
  if (!control || (control.href ? !isForReact(control, event) : worksAlone(control))) return false
  event.preventDefault()
  event.stopImmediatePropagation()
  hideNotice()
  held.add(control)
  control.ariaBusy = 'true'
  return true
}

/** Repeats, once each, the clicks that were held before the start. */
export function replay(): void {
  hideNotice()
  for (const control of release()) control.click()
}

/** Returns the held controls, which are no longer busy and no longer held. */
function release() {
  const controls = [...held]
  held.clear()
  for (const control of controls) control.ariaBusy = null
  return controls
}

const NOTICE = 'start-notice'

function hideNotice() {
  const notice = document.getElementById(NOTICE)
  if (notice) notice.remove()
}

/**
 * Says which held controls could not be loaded, what to do about it, and what still works. They can be
 * pressed again. The notice is outside of what React takes over.
 */
export function giveUp(): void {
  const controls = release()
  if (controls.length === 0) return
  const names = controls.map(({ textContent }) => textContent)
  const again = Object.assign(document.createElement('a'), {
    href: '',
    textContent: 'load the page again',
  })
  const notice = Object.assign(document.createElement('div'), { id: NOTICE, role: 'alert' })
  document.body.append(notice)
  notice.append(
    `${names}: not loaded. Check your connection and press again, or `,
    again,
    '. Links and downloads work.',
  )
  for (const control of controls) control.setAttribute('aria-describedby', NOTICE)
}
