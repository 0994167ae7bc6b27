import { navigate } from 'gatsby'

/**
 * Navigates to an address of this site. Other code calls this instead of Gatsby's router, which shows pages
 * as they arrive. For links, `follow` makes the last one win.
 */
export const goTo = (address: string, options: { state?: object; replace?: boolean } = {}) =>
  void navigate(address, options)
