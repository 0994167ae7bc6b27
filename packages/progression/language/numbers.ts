export interface Range {
  low: number | undefined
  high: number | undefined
}

/** The smallest and largest number in a text: of '8-12', or '8'. 'max' and undefined have no bounds. */
export function parseRange(text = ''): Range {
  const numbers =
    text
      .match(/\d+(?:\.\d+)?/g)
      ?.map(Number)
      .sort((a, b) => a - b) ?? []
  return { low: numbers[0], high: numbers.at(-1) }
}

/** '8-12', or '8' if both ends are equal. */
export const rangeText = (least: number, most: number) =>
  least === most ? `${least}` : `${least}-${most}`
