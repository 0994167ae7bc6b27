import './src/styles/global.css'
import './src/styles/print.css'

export { shouldUpdateScroll } from './src/components/layout/should-update-scroll'
export { wrapPageElement } from './src/components/layout/wrap-page-element'
export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
} from './src/navigation/browser-hooks'
