import { redirectMangledAddress } from '../../start/readable-address'
import { serveSentPage } from './serve-sent-page'

/** Gatsby hook. The first render waits for the returned promise. */
export function onClientEntry(): Promise<never> | undefined {
  // gatsby-plugin-late-start runs it in every page's head. Without the plugin, and in development, it runs here.
  if (!('scripted' in document.documentElement.dataset))
    import('../../start/head-script/head-script')
  serveSentPage()
  return redirectMangledAddress()
}
