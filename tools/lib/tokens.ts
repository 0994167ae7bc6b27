import { readFileSync } from 'node:fs'

/** The look's colors, as the style sheets have them. */
export const TOKENS_FILE = 'src/styles/tokens.css'

type Tokens = Record<string, string>

/** The tokens of a part of the style sheet, over those it starts from. */
function tokensIn(css: string, base: Tokens = {}): Tokens {
  const own = [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  return { ...base, ...Object.fromEntries(own) }
}

/** A token's color, through the tokens it refers to. */
function colorOf(scheme: Tokens, name: string): string {
  const value = scheme[name] ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return other ? colorOf(scheme, other) : value
}

/** Returns what gives a token's color in the light and in the dark scheme, by its name: 'hull'. */
export function colorSchemes() {
  const tokens = readFileSync(TOKENS_FILE, 'utf8')
  const [first, second] = tokens.slice(tokens.indexOf(':root')).split('@media')
  const light = tokensIn(first ?? '')
  const dark = tokensIn(second ?? '', light)
  return {
    light: (name: string) => colorOf(light, name),
    dark: (name: string) => colorOf(dark, name),
  }
}
