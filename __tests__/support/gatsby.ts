import { site } from './fixtures/site'

/**
 * Every test gets this as Gatsby (`jest.config.js`).
 * `navigate` receives a followed link's target, and the only static query returns the site fixture.
 */
let settings = site

/** Renders with these settings instead of the fixture's until `resetSite` is called. */
export function changeSite(changes: Partial<typeof site>) {
  settings = { ...site, ...changes }
}

/** Restores the fixture's settings. */
export function resetSite() {
  settings = site
}

export const navigate = jest.fn()

/** A mock of `window.___loader` that has every page right away. */
export const loader = { loadPage: async () => ({}), loadPageSync: () => undefined }

export const graphql = () => ''

export const useStaticQuery = (): Queries.SiteQuery => ({ siteSettings: settings })
