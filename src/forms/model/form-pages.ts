import type { PlannedPage } from '../../lib/page'
import { paths } from '../../lib/paths'

/** The pages that forms lead to. Takes who receives the forms, as content/site.json says. */
export const formPages = (forms: string | undefined): PlannedPage[] =>
  forms === 'netlify' ? [{ path: paths.thanks, template: 'thanks', context: {} }] : []
