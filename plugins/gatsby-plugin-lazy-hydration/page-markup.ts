/** Gatsby inserts its script elements between these marks of every page, after rendering. */
const scriptsSlot =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/

/** Whether a page has Gatsby's place for scripts. */
export const hasScriptsSlot = (html: string) => scriptsSlot.test(html)

/** Removes Gatsby's scripts from a page. The marks stay, because Gatsby's next build looks for them. */
export const withoutScripts = (html: string) => html.replace(scriptsSlot, '$1$2')
