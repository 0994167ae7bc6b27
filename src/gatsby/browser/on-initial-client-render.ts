import type { GatsbyBrowser } from 'gatsby'
import { followLinks } from '../../start/follow-link'

/** Gatsby hook: the first script (src/start/before-start) hands over to React. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // Gatsby restores scroll positions only from scroll events that it saw. Report earlier scrolling.
  window.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('started'))
  followLinks()
}
