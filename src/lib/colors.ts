import { mix, toContrast } from './contrast'

/** The colors that a brand chooses in content/site.json; the rest follows from them. */
export interface BrandColors {
  /** Text on light, and the dark bands. */
  dark: string
  /** The page, and text on dark. */
  light: string
  /** Buttons, the bands below the waterline, and marks. */
  accent: string
}

/** Contrasts that the derived colors of texts keep, above the 4.5 of WCAG 2.2. */
const TEXT_CONTRAST = 5.3

type Tokens = Record<string, string>

/** The color tokens of styles/tokens.css for a brand: those of both schemes, and those of each. */
export function colorTokens({ dark, light, accent }: BrandColors): {
  common: Tokens
  light: Tokens
  dark: Tokens
} {
  const nightSurface = mix(dark, light, 0.04)
  const daySurface = mix(light, '#ffffff', 0.7)
  return {
    common: {
      night: dark,
      'hull-field': accent,
      'hull-sunk': mix(accent, '#000000', 0.12),
      'on-deep': light,
      'on-deep-muted': mix(light, dark, 0.22),
      'deep-rule': mix(dark, light, 0.13),
      plate: mix(dark, light, 0.18),
      'plate-sunk': mix(accent, dark, 0.35),
    },
    light: {
      surface: daySurface,
      rule: mix(light, dark, 0.14),
      muted: toContrast(mix(dark, light, 0.3), light, TEXT_CONTRAST, dark),
      hull: toContrast(accent, light, TEXT_CONTRAST, dark),
    },
    dark: {
      paper: mix(dark, '#000000', 0.2),
      surface: nightSurface,
      muted: toContrast(mix(light, dark, 0.34), nightSurface, TEXT_CONTRAST, light),
      hull: toContrast(accent, nightSurface, TEXT_CONTRAST, light),
      deep: mix(dark, light, 0.03),
    },
  }
}

/** Colors for what no style sheet reaches: PDFs, preview images, icons, figure files and the browser's toolbar. */
export type SiteColors = Record<
  'ink' | 'paper' | 'paperInTheDark' | 'muted' | 'hull' | 'deep' | 'deepInTheDark' | 'hullTint',
  string
>

/** Those of the tokens in styles/tokens.css; a test checks that they are equal. */
export const standardColors: SiteColors = {
  ink: '#10161b',
  paper: '#f6f3ec',
  paperInTheDark: '#0d1216',
  muted: '#565958',
  hull: '#c2361c',
  deep: '#10161b',
  deepInTheDark: '#141b21',
  hullTint: '#f8e6e1',
}

export function siteColors(brand: BrandColors | undefined): SiteColors {
  if (!brand) return standardColors
  const tokens = colorTokens(brand)
  return {
    ink: brand.dark,
    paper: brand.light,
    paperInTheDark: tokens.dark.paper ?? brand.dark,
    muted: tokens.light.muted ?? brand.dark,
    hull: brand.accent,
    deep: brand.dark,
    deepInTheDark: tokens.dark.deep ?? brand.dark,
    hullTint: mix(brand.accent, '#ffffff', 0.87),
  }
}
