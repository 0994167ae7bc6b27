/** The file with the script elements that Gatsby puts into every page, once all pages are made. */
export const SCRIPTS_FILE = '_gatsby/slices/_gatsby-scripts-1.html'

/** The file with the hash of the build, which the app compares with the one in its page. */
export const APP_DATA_FILE = 'page-data/app-data.json'

/** Returns the hash of the build. Takes the text of the file that has it. */
export const buildHashIn = (appData: string): string => JSON.parse(appData).webpackCompilationHash

const scriptsPlace =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/

/** Returns whether a page has the marks between which Gatsby puts its scripts. */
export const hasScriptsPlace = (html: string) => scriptsPlace.test(html)

/** Returns a page's HTML without Gatsby's scripts. The marks stay: Gatsby's next build looks for them. */
export const withoutScripts = (html: string) => html.replace(scriptsPlace, '$1$2')

/** Gatsby writes the whole style sheet of the site into each page. */
const styleElement =
  /(<style data-href="[^"]*" data-identity="gatsby-global-css">)[\s\S]*?(<\/style>)/

/** Returns a page's HTML with another style sheet in the place of Gatsby's. */
export const withStyleSheet = (html: string, sheet: string) =>
  html.replace(styleElement, (_, start, end) => start + sheet + end)

/** Returns a page's HTML without the style sheet and its element. */
export const withoutStyleSheet = (html: string) => html.replace(styleElement, '')

/**
 * Gatsby's inline script for a redirect that this site does not use. It differs from page to page, so no list of
 * hashes in a Content-Security-Policy can name it.
 */
const pagePathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="(?:[^"\\]|\\.)*";\/\*\]\]>\*\/<\/script>/

/**
 * Gatsby's name and version, a mode of Internet Explorer, and React's early mention of the first
 * photograph, which is a few lines below it.
 */
const unread =
  /<meta (?:name="generator"|http-equiv="x-ua-compatible")[^>]*>|<link rel="preload" as="image"[^>]*>/g

/** Returns a page's HTML without the parts that no browser needs. */
export const withoutUnread = (html: string) => html.replace(pagePathScript, '').replace(unread, '')

/**
 * Returns whether a page is the 404 page that hosts do not send. Gatsby makes it twice: as /404, by the name of
 * its file, and as /404.html, which hosts send.
 */
export const isUnsent404 = (page: string) => page === '/404'

/**
 * Returns what matches the chunks of some screens. Gatsby names a screen's chunk by its file, with
 * hyphens for what is neither letter nor digit: 'component---src-templates-plan-tsx'. Takes the
 * names of templates, and of pages, as in a pattern.
 */
export const chunksOf = (templates: string, pages?: string) =>
  new RegExp(`-templates-(${templates})-tsx$${pages ? `|-pages-(${pages})-tsx$` : ''}`)
