import { redirectMangledAddress } from '../../start/readable-address'
import { serveSentPage } from './serve-sent-page'

/** Gatsby hook. The first render waits for the returned promise. */
export function onClientEntry(): Promise<never> | undefined {
  // Built pages inline the first script; development imports it.
  if (process.env.NODE_ENV === 'development') import('../../start/before-start/first-script')
  serveSentPage()
  return redirectMangledAddress()
}
