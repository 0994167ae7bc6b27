type Rgb = readonly [number, number, number]

const channels = (color: string): Rgb => {
  const digits = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color)
  const full = digits
    ? `#${digits
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : color
  const number = Number.parseInt(full.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

const toHex = (rgb: readonly number[]) =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** Mixes a share of the second color into the first. */
export function mix(color: string, other: string, share: number): string {
  const from = channels(color)
  const to = channels(other)
  return toHex(from.map((value, index) => value + ((to[index] ?? 0) - value) * share))
}

/** Relative luminance, as WCAG 2.2 defines it. */
export function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colors, from 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The color nearest to `color`, on the way to `towards`, that has a contrast with `background`. */
export function toContrast(
  color: string,
  background: string,
  least: number,
  towards: string,
): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, towards, share)
    if (contrast(mixed, background) >= least) return mixed
  }
  return towards
}
