let notice: HTMLElement | undefined
let described: readonly Element[] = []

/** Returns what an element is called, in one line. */
const nameOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim()

/**
 * Shows which controls could not be loaded, what to do about it, and what still works. The notice
 * stands outside of what React takes over; each control is described by it.
 */
export function showNotice(controls: readonly Element[]): void {
  hideNotice()
  if (controls.length === 0) return
  described = controls
  notice = document.createElement('div')
  notice.id = 'start-notice'
  notice.role = 'alert'
  const again = Object.assign(document.createElement('a'), { href: '' })
  again.append('load the page again')
  document.body.append(notice)
  notice.append(
    `${controls.map(nameOf)}: not loaded. Check your connection and press again, or `,
    again,
    '. Links and downloads work.',
  )
  for (const control of controls) control.setAttribute('aria-describedby', notice.id)
}

/** Removes the notice. */
export function hideNotice(): void {
  if (notice) notice.remove()
  for (const control of described) control.removeAttribute('aria-describedby')
}
