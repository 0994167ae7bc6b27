/**
 * Closes the folded menu when a link is chosen, and when the visitor goes Back, forward or
 * elsewhere: a page may be kept as it was left. Everything else browsers do themselves, since it is
 * a popover.
 */
export function closeMenuOnLeaving(): void {
  function close() {
    const menu = document.querySelector<HTMLElement>('[popover]')
    // Browsers of 2023 may not know popovers yet.
    if (menu && 'popover' in menu) menu.hidePopover()
  }
  for (const leaving of ['popstate', 'pagehide']) addEventListener(leaving, close)
  addEventListener('click', ({ target }) => (target as Element).closest('a') && close())
}
