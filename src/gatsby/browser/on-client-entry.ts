import { redirectMangledAddress } from '../../navigation/readable-address'

/** Gatsby hook. The first render waits for the returned promise. */
export function onClientEntry(): Promise<never> | undefined {
  // gatsby-plugin-lazy-hydration runs it in every page's head. Without the plugin, and in development, it runs here.
  if (!('scripted' in document.documentElement.dataset)) import('../../head-script/head-script')
  return redirectMangledAddress()
}
