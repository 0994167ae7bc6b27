/**
 * The data that the build writes on the first script's element for its page. All of it is missing
 * in `gatsby develop`.
 */
interface FirstScriptData {
  /** The address that the page was built for. */
  page?: string
  /** Where the app starts on intent: webpack's runtime, and the hash of the build. */
  runtime?: string
  hash?: string
  /** The style sheet of all pages. */
  styles?: string
  /** The scripts of the app, those of the page, and the data of the page. */
  app?: string
  scripts?: string
  data?: string
}

/**
 * Returns the build's data on the page that was loaded: see src/output/flat-pages/first-script.ts.
 */
export function firstScriptData(): FirstScriptData {
  const element = document.getElementById('first-script')
  return element ? element.dataset : {}
}
