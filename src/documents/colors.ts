import { uncheckedSettings } from '../content/unchecked-settings'
import { siteColors } from '../lib/colors'

/** The brand's colors. A build with other ones starts clean, so nothing is drawn before they are known. */
export const colors = siteColors(uncheckedSettings().colors)
