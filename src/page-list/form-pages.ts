import { paths } from '../lib/paths'
import type { PlannedPage } from './page'

/** The pages that forms lead to. Takes who receives the forms, as content/site.json says. */
export const formPages = (forms: string | undefined): PlannedPage[] =>
  forms === 'netlify' ? [{ path: paths.thanks, template: 'thanks', context: {} }] : []
