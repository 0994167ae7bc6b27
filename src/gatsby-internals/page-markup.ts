/** The file with the script elements that Gatsby inserts into every page after rendering. */
export const SCRIPTS_FILE = '_gatsby/slices/_gatsby-scripts-1.html'

/** The file with the build's hash. The running app compares it with its page's. */
export const APP_DATA_FILE = 'page-data/app-data.json'

/** Reads the build's hash from the text of APP_DATA_FILE. */
export const buildHashIn = (appData: string): string => JSON.parse(appData).webpackCompilationHash

const scriptsSlot =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/

/** Whether a page has Gatsby's placeholder for scripts. */
export const hasScriptsSlot = (html: string) => scriptsSlot.test(html)

/** Removes Gatsby's scripts from a page. The markers stay, because Gatsby's next build looks for them. */
export const withoutScripts = (html: string) => html.replace(scriptsSlot, '$1$2')

/** Gatsby inlines the whole style sheet into each page. */
const styleElement =
  /(<style data-href="[^"]*" data-identity="gatsby-global-css">)[\s\S]*?(<\/style>)/

/** Replaces a page's inlined style sheet. */
export const withStyleSheet = (html: string, sheet: string) =>
  html.replace(styleElement, (_, start, end) => start + sheet + end)

/** Removes a page's inlined style sheet and its element. */
export const withoutStyleSheet = (html: string) => html.replace(styleElement, '')

/**
 * Gatsby's inline script for a redirect that this site doesn't use. It differs per page, so its hash can't be
 * listed in a Content-Security-Policy.
 */
const pagePathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="(?:[^"\\]|\\.)*";\/\*\]\]>\*\/<\/script>/

/**
 * Gatsby's generator tag, a mode for Internet Explorer, a setting for Safari 9, and React's preload of the first
 * photograph. The photograph follows a few lines later anyway.
 */
const unusedMarkup =
  /<meta (?:name="generator"|http-equiv="x-ua-compatible")[^>]*>|, shrink-to-fit=no(?=")|<link rel="preload" as="image"[^>]*>/g

/** Removes markup that no browser needs. */
export const withoutUnusedMarkup = (html: string) =>
  html.replace(pagePathScript, '').replace(unusedMarkup, '')

/**
 * Returns a pattern for the chunks of templates and pages. Takes their names as regex alternatives. Gatsby
 * names a chunk after its file, with hyphens for other characters: 'component---src-templates-plan-tsx'.
 */
export const chunksOf = (templates: string, pages?: string) =>
  new RegExp(`-templates-(${templates})-tsx$${pages ? `|-pages-(${pages})-tsx$` : ''}`)
