import type { GatsbyBrowser } from 'gatsby'
import { followLinks } from '../../navigation/follow-link'

/** Gatsby hook: from here on, the app follows links. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => followLinks()
