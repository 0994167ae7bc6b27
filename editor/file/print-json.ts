/** The longest line that new JSON fills before it breaks. */
const LINE = 110

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Writes JSON on one line: `{ "a": [1, 2] }`, or without the spaces in braces. */
export function oneLine(value: unknown, space = ' '): string {
  if (Array.isArray(value)) return `[${value.map((one) => oneLine(one, space)).join(', ')}]`
  if (!isGroup(value)) return JSON.stringify(value)
  const parts = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}: ${oneLine(one, space)}`,
  )
  return parts.length > 0 ? `{${space}${parts.join(', ')}${space}}` : '{}'
}

/** Writes JSON on one line if it fits, otherwise one entry per line. `indent` is that of its first line. */
export function printJson(value: unknown, indent: string, breaks = false): string {
  const line = oneLine(value)
  const isFlat = typeof value !== 'object' || value === null || Object.keys(value).length === 0
  if (isFlat || (!breaks && indent.length + line.length <= LINE)) return line
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((one) => printJson(one, inner))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${printJson(one, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`
}
