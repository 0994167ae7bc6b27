import { firstPaint } from '../../navigation/first-paint'
import { leaveMangledAddress } from '../../navigation/readable-address'
import { giveUnknownPages } from '../internals/unknown-pages'

/** Gatsby hook, called before the first render, which waits for what it returns. */
export function onClientEntry(): Promise<void> {
  giveUnknownPages()
  return leaveMangledAddress() ?? firstPaint()
}
