import './src/styles/global.css'

export { wrapPageElement } from './src/components/layout/wrap-page-element'
export { shouldUpdateScroll } from './src/components/layout/should-update-scroll'
