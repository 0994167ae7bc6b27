declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Whether the visitor saves data or has one of these effective connection types, as in /2g/. */
export function prefersLessData(slowTypes: RegExp): boolean {
  const { connection } = navigator
  return Boolean(
    connection && (connection.saveData || slowTypes.test(`${connection.effectiveType}`)),
  )
}
