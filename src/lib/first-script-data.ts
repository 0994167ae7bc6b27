/** Build data on the first script's element. Absent in `gatsby develop`. */
export interface FirstScriptData {
  /** The build's hash. */
  hash?: string
  /** Files that start the app: webpack's runtime, and in `files` other scripts, styles and data. */
  runtime?: string
  files?: string
}

/** Returns the build data of the first page loaded. */
export function firstScriptData(): FirstScriptData {
  const element = document.getElementById('first-script')
  return element ? element.dataset : {}
}
