import type { PlannedPage } from '../../lib/page'
import { paths } from '../../lib/paths'

/** Plans the pages forms lead to. Takes `forms` from content/site.json. */
export const formPages = (forms: string | undefined): PlannedPage[] =>
  forms === 'netlify' ? [{ path: paths.thanks, template: 'thanks', context: {} }] : []
