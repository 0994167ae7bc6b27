/** React takes the banner out of a page once it is not wanted. */
const banner = () => document.getElementById('cookie-banner')

/** Has the page's foot and the round button make room for the banner. */
export function makeRoom(): void {
  document.documentElement.style.setProperty('--banner-height', `${banner()?.offsetHeight ?? 0}px`)
}

/** Brings the keyboard's focus to the banner: it stands at the end of the page's order. */
export const focusBanner = (): void => banner()?.focus()

/**
 * Takes the room back. A banner that goes with the focus hands it to 'Cookie settings', which stands
 * nearest before it, without scrolling there. Call it before the banner is hidden.
 */
export function takeRoomBack(): void {
  if (banner()?.contains(document.activeElement)) {
    for (const settings of document.querySelectorAll<HTMLElement>('[data-consent=ask]')) {
      settings.focus({ preventScroll: true })
    }
  }
  document.documentElement.style.removeProperty('--banner-height')
}
