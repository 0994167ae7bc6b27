import type { SiteSettings } from '../content/schema/site'

/** The site-wide safety texts. */
export type SafetyTexts = NonNullable<SiteSettings['safety']>
