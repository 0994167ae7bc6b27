import type { PageSpec } from '../../lib/page'
import { paths } from '../../lib/paths'

/** Lists the pages that forms lead to. Takes `forms` from content/site.json. */
export const formPages = (forms: string | undefined): PageSpec[] =>
  forms === 'netlify' ? [{ path: paths.thanks, template: 'thanks', context: {} }] : []
