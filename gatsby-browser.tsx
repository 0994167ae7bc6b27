import './src/styles/global.css'

export { shouldUpdateScroll } from './src/components/layout/should-update-scroll'
export { wrapPageElement } from './src/components/layout/wrap-page-element'
