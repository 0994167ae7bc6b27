declare global {
  interface Navigator {
    /** Only Chromium has it. */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Returns whether the visitor asked to save data, or has a connection of one of these kinds, as in /2g/. */
export function isSparing(slow: RegExp): boolean {
  const { connection } = navigator
  return Boolean(connection && (connection.saveData || slow.test(`${connection.effectiveType}`)))
}
