import type { PageSpec } from '../../lib/page'
import { paths } from '../../lib/paths'
import { type FormSettings, receivesForms } from './form-target'

/** Lists the pages that forms lead to. Takes the settings of content/site.json. */
export const formPages = (settings: FormSettings | undefined): PageSpec[] =>
  settings && receivesForms(settings)
    ? [{ path: paths.thanks, template: 'thanks', context: {} }]
    : []
