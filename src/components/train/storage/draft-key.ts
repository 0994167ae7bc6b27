import { browserStorage } from '../../../lib/browser-storage'

/** Where drafts are kept: see drafts.ts. */
export const DRAFTS = 'training-drafts'

/** Whether earlier visits, or other tabs, have not finished writing. */
export const hasDrafts = () => browserStorage.read(DRAFTS) !== null
