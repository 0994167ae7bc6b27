import type { GatsbyBrowser } from 'gatsby'
import { followLink, stopFollowing } from '../../navigation/follow-link'
import { pagePath } from '../../navigation/page-path'
import { loadPage } from '../internals/page-loader'

/** What shows that a visitor is about to follow a link. */
const intents = ['mouseover', 'pointerdown', 'focusin']

/**
 * Gatsby hook: from the first render on, links are followed, and one that is about to be is fetched at
 * once. The first script hands over (src/navigation/before-start).
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.addEventListener('click', followLink)
  for (const leaving of ['popstate', 'pagehide']) window.addEventListener(leaving, stopFollowing)
  for (const intent of intents) document.addEventListener(intent, onIntent)
  // Gatsby remembers where a page was left from the scrolling it has seen. Of that before it, this tells.
  window.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('started'))
}

function onIntent({ target }: Event) {
  const path = pagePath((target as Element).closest('a'))
  if (path) loadPage(path)
}
