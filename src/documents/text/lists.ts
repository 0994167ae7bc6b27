/** Returns lines as a markdown list. */
export const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
