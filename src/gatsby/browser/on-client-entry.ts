import { redirectMangledAddress } from '../../navigation/readable-address'
import { serveSentPage } from './serve-sent-page'

/** Gatsby hook. The first render waits for the returned promise. */
export function onClientEntry(): Promise<never> | undefined {
  // gatsby-plugin-lazy-hydration runs it in every page's head. Without the plugin, and in development, it runs here.
  if (!('scripted' in document.documentElement.dataset)) import('../../head-script/head-script')
  serveSentPage()
  return redirectMangledAddress()
}
