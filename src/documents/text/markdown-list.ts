export const markdownList = (lines: readonly string[]) =>
  lines.map((line) => `- ${line}`).join('\n')
