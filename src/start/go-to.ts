import { navigate } from 'gatsby'

/**
 * Shows a page of this site, given by its address. The one place that asks Gatsby's router, which shows
 * pages as they come: for a link, `follow` sees to it that the last one wins.
 */
export const goTo = (address: string, options: { state?: object; replace?: boolean } = {}) =>
  void navigate(address, options)
