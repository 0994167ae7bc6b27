import { type BrandColors, colorTokens } from '../../lib/colors'

const rule = (tokens: Record<string, string>) =>
  `:root{${Object.entries(tokens)
    .map(([name, color]) => `--${name}:${color};`)
    .join('')}}`

/** The style sheet that puts a brand's colors in place of those of styles/tokens.css; empty without colors. */
export function brandStyle(brand: BrandColors | undefined): string {
  if (!brand) return ''
  const { common, light, dark } = colorTokens(brand)
  return `${rule({ ...common, ...light })}@media (prefers-color-scheme:dark){${rule(dark)}}\n`
}
