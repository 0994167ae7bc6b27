import { readFileSync } from 'node:fs'

/** The style sheet that defines the colors. */
export const TOKENS_FILE = 'src/styles/tokens.css'

type Tokens = Record<string, string>

/** Parses the tokens in part of a style sheet, on top of `base`. */
function tokensIn(css: string, base: Tokens = {}): Tokens {
  const own = [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  return { ...base, ...Object.fromEntries(own) }
}

/** A token's color, resolved through the tokens it refers to. */
function colorOf(scheme: Tokens, name: string): string {
  const value = scheme[name] ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return other ? colorOf(scheme, other) : value
}

/** Returns a function per scheme that maps a token's name ('hull') to its color. */
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
