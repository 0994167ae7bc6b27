import './src/styles/global.css'

export { disableCorePrefetching } from './src/gatsby/browser/disable-core-prefetching'
export { onClientEntry } from './src/gatsby/browser/on-client-entry'
export { onInitialClientRender } from './src/gatsby/browser/on-initial-client-render'
export { onRouteUpdate } from './src/gatsby/browser/on-route-update'
export { shouldUpdateScroll } from './src/gatsby/browser/should-update-scroll'
export { wrapPageElement } from './src/gatsby/wrap-page-element'
