/** Returns the banner, unless React has removed it. */
const banner = () => document.getElementById('cookie-banner')

/** Makes the page's foot and the round button leave room for the banner. */
export function makeRoom(): void {
  document.documentElement.style.setProperty('--banner-height', `${banner()?.offsetHeight ?? 0}px`)
}

/** Moves the focus to the banner, which stands at the end of the page's order. */
export const focusBanner = (): void => banner()?.focus()

/**
 * Undoes `makeRoom`. Where the banner has the focus, 'Cookie settings' gets it, the nearest control
 * before the banner, without scrolling there. Call it before the banner is hidden.
 */
export function takeRoomBack(): void {
  if (banner()?.contains(document.activeElement)) {
    for (const settings of document.querySelectorAll<HTMLElement>('[data-consent=ask]')) {
      settings.focus({ preventScroll: true })
    }
  }
  document.documentElement.style.removeProperty('--banner-height')
}
