import { site } from './fixtures/site'

/**
 * Stands in for Gatsby in component tests: `jest.mock('gatsby', () => jest.requireActual('…/support/gatsby'))`.
 * `navigate` is told where a followed link leads, and the one static query gives the site's fixture.
 */
let settings = site

/** Renders with these settings instead of the fixture's until `resetSite` is called. */
export function changeSite(changes: Partial<typeof site>) {
  settings = { ...site, ...changes }
}

/** Back to the fixture's settings. */
export function resetSite() {
  settings = site
}

export const navigate = jest.fn()

/** Gatsby's loader, which has every page at once: for `window.___loader`. */
export const loader = { loadPage: async () => ({}), loadPageSync: () => undefined }

export const graphql = () => ''

export const useStaticQuery = (): Queries.SiteQuery => ({ siteSettings: settings })
