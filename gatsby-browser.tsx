import './src/styles/global.css'
import './src/styles/print.css'

export { onClientEntry } from './src/components/layout/readable-address'
export { shouldUpdateScroll } from './src/components/layout/should-update-scroll'
export { wrapPageElement } from './src/components/layout/wrap-page-element'
export {
  disableCorePrefetching,
  onInitialClientRender,
  onRouteUpdate,
} from './src/navigation/browser-hooks'
