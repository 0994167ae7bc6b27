/** What the build writes at the first script's element, for the page it stands in. All are missing while developing. */
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

/** Returns what the build says of the page that was loaded: see src/output/flat-pages/first-script.ts. */
export function firstScriptData(): FirstScriptData {
  const element = document.getElementById('first-script')
  return element ? element.dataset : {}
}
