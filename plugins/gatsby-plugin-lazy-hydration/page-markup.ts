/** Gatsby inserts its script elements between these marks of every page, after rendering. */
const scriptsSlot =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/

/** Whether a page has Gatsby's place for scripts. */
export const hasScriptsSlot = (html: string) => scriptsSlot.test(html)

/** Removes Gatsby's scripts from a page. The marks stay, because Gatsby's next build looks for them. */
export const withoutScripts = (html: string) => html.replace(scriptsSlot, '$1$2')

/** Gatsby inlines the whole style sheet into each page. */
const styleElement =
  /(<style data-href="[^"]*" data-identity="gatsby-global-css">)[\s\S]*?(<\/style>)/

/** Replaces a page's inlined style sheet. */
export const withStyleSheet = (html: string, sheet: string) =>
  html.replace(styleElement, (_, start, end) => start + sheet + end)

/** Removes a page's inlined style sheet and its element. */
export const withoutStyleSheet = (html: string) => html.replace(styleElement, '')
