const root = document.documentElement

/** Controls that a visitor pressed before the start, in order, each once. */
const heldControls = new Set<HTMLElement>()

/** Fields of links and buttons. */
type Control = HTMLAnchorElement & HTMLButtonElement

/**
 * Whether a link needs React, because a click does more than open its page, or because all links wait. After a held
 * click they do: leaving the page would lose it.
 */
const needsReact = (link: Control, event: MouseEvent) =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  ('hydrateFirst' in link.dataset ||
    (('hydrateFirst' in root.dataset || heldControls.size) &&
      link.matches('[href^="/"]:not([href*="."])')))

/** Whether a button works without React: the page says so, or it opens a popover or submits to an address. */
const worksAlone = ({ dataset, popoverTargetElement, type, form }: Control) =>
  'worksAlone' in dataset ||
  popoverTargetElement ||
  (type === 'submit' &&
    form?.hasAttribute('action') &&
    (form.method === 'get' || root.dataset.hydration === 'failed'))

/**
 * Holds a click that needs React until React starts, and shows at once that it registered. Returns whether
 * the click needs React.
 */
export function holdClick(event: MouseEvent): boolean {
  const control = (event.target as Element).closest<Control>('a,button')
  if (!control || (control.href ? !needsReact(control, event) : worksAlone(control))) return false
  event.preventDefault()
  event.stopImmediatePropagation()
  hideNotice()
  heldControls.add(control)
  control.ariaBusy = 'true'
  return true
}

/** Replays the held clicks, once each. React shows what one changes before the next. */
export async function replayClicks(): Promise<void> {
  hideNotice()
  for (const control of releaseControls()) {
    control.click()
    await null
  }
}

/** Clears and returns the held controls. */
function releaseControls() {
  const controls = [...heldControls]
  heldControls.clear()
  for (const control of controls) control.ariaBusy = null
  return controls
}

const NOTICE = 'start-notice'

function hideNotice() {
  const notice = document.getElementById(NOTICE)
  if (notice) notice.remove()
}

/**
 * Tells the visitor which held controls failed to load, what to do, and what still works. Releases them for
 * another press. The notice is outside React's root.
 */
export function showFailure(): void {
  const controls = releaseControls()
  if (controls.length === 0) return
  const names = controls.map(({ textContent }) => textContent).join(' and ')
  const reloadLink = Object.assign(document.createElement('a'), {
    href: '',
    textContent: 'reload the page',
  })
  const notice = Object.assign(document.createElement('div'), { id: NOTICE, role: 'alert' })
  document.body.append(notice)
  notice.append(
    `${names} did not load. Check your connection and try again, or `,
    reloadLink,
    '. Links and downloads work.',
  )
  for (const control of controls) control.setAttribute('aria-describedby', NOTICE)
}
