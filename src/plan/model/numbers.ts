/** Returns the smallest and largest number in a text: '8-12' gives [8, 12]; undefined if it has none. */
export function rangeOf(text: string): [least: number, most: number] | undefined {
  const numbers = text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []
  return numbers.length > 0 ? [Math.min(...numbers), Math.max(...numbers)] : undefined
}

/** '8-12', or '8' if both ends are equal. */
export const rangeText = (least: number, most: number) =>
  least === most ? `${least}` : `${least}-${most}`
