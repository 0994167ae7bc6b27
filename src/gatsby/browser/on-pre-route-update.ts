import { arrive } from '../../navigation/follow-link'

/** Gatsby hook, called right before another page is rendered. */
export const onPreRouteUpdate = (): void => arrive()
