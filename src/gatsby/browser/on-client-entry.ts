import { fetchAhead } from '../../navigation/fetch-ahead'
import { firstPaint } from '../../navigation/first-paint'
import { followLinks } from '../../navigation/follow-link'
import { leaveMangledAddress } from '../../navigation/readable-address'
import { whenIdle } from '../../navigation/when-idle'
import { askWithoutQuery } from '../internals/page-loader'
import { giveUnknownPages } from '../internals/unknown-pages'

/** Gatsby hook, called before the first render, which waits for what it returns. */
export function onClientEntry(): Promise<void> {
  // Built pages contain the first script; in development it is imported.
  if (process.env.NODE_ENV === 'development') import('../../navigation/before-start/first-script')
  giveUnknownPages()
  askWithoutQuery()
  followLinks()
  // The network has nothing else to do while React takes the page over.
  if (document.readyState === 'complete') fetchAhead()
  else window.addEventListener('load', () => whenIdle(fetchAhead), { once: true })
  return leaveMangledAddress() ?? firstPaint()
}
