import type { GatsbyBrowser } from 'gatsby'
import { followLinks } from '../../start/follow-link'

/** Gatsby hook: the first script hands over at the first render (src/start/before-start). */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // Gatsby remembers where a page was left from the scrolling it has seen. Of that before it, this tells.
  window.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('started'))
  followLinks()
}
