/** What 'Erase Everything' on the privacy page loads. */
export { eraseSiteData } from './erase-site-data'
export { saveLog } from './log/save-log'
