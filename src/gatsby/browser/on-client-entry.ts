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
  const leaving = leaveMangledAddress()
  if (leaving) return leaving
  followLinks()
  // Where the page has loaded, the network has nothing else to do while React takes it over.
  if (document.readyState === 'complete') setTimeout(fetchAhead)
  else window.addEventListener('load', () => whenIdle(fetchAhead))
  return firstPaint()
}
