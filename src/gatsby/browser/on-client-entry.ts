import { leaveMangledAddress } from '../../start/readable-address'
import { askWithoutQuery } from '../internals/page-loader'
import { giveUnknownPages } from '../internals/unknown-pages'

/** Gatsby hook, called before the first render, which waits for what it returns. */
export function onClientEntry(): Promise<never> | undefined {
  // Built pages contain the first script; in development it is imported.
  if (process.env.NODE_ENV === 'development') import('../../start/before-start/first-script')
  giveUnknownPages()
  askWithoutQuery()
  return leaveMangledAddress()
}
