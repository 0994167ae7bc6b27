/** What the build says of a page at the first script's element. All of it is missing in `gatsby develop`. */
export interface FirstScriptData {
  /** The address that the page was built for. */
  page?: string
  /** The hash of the build. */
  hash?: string
  /** What the app needs to start on the page: webpack's runtime, and the other scripts, styles and data. */
  runtime?: string
  files?: string
}

/** Returns the build's data on the page that was loaded. */
export function firstScriptData(): FirstScriptData {
  const element = document.getElementById('first-script')
  return element ? element.dataset : {}
}
