import { type FormSettings, receivesForms } from '../forms/model/form-target'
import { paths } from '../lib/paths'
import type { PageSpec } from './page-spec'

/** Lists the pages that forms lead to. Takes the settings of content/site.json. */
export const formPages = (settings: FormSettings | undefined): PageSpec[] =>
  settings && receivesForms(settings)
    ? [{ path: paths.thanks, template: 'thanks', context: {} }]
    : []
