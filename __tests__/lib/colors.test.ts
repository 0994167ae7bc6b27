import { readdirSync, readFileSync } from 'node:fs'
import { colors } from '../../src/lib/colors'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')
const hex = /#[0-9a-f]{3,8}\b/gi

/** The tokens of a part of the style sheet, over those it starts from. */
function tokensIn(css: string, base: Record<string, string> = {}) {
  const own = [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  return { ...base, ...Object.fromEntries(own) } as Record<string, string>
}

const schemes = tokens.slice(tokens.indexOf(':root')).split('@media')
const light = tokensIn(schemes[0] ?? '')
const dark = tokensIn(schemes[1] ?? '', light)

/** A token's color, through the tokens it refers to. */
function colorOf(scheme: Record<string, string>, name: string): string {
  const value = scheme[name] ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return other ? colorOf(scheme, other) : value
}

test('colors outside the style sheet are its tokens', () => {
  expect(colors).toEqual({
    ink: colorOf(light, 'ink'),
    paper: colorOf(light, 'paper'),
    muted: colorOf(light, 'muted'),
    hull: colorOf(light, 'hull-field'),
    deep: colorOf(light, 'deep'),
    deepInTheDark: colorOf(dark, 'deep'),
  })
})

test('every color of the style sheets is a token, and stands there once', () => {
  const named: string[] = tokens.match(hex) ?? []
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((color, index) => named.indexOf(color) !== index)).toEqual([])
  const elsewhere = ['styles', 'components', 'pages', 'templates'].flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|tsx)$/.test(file) && file !== 'tokens.css')
      .map((file) => `src/${folder}/${file}`),
  )
  expect(elsewhere.length).toBeGreaterThan(50)
  const strays = elsewhere.filter((file) =>
    /(?<![&"'/])#(?:[0-9a-f]{3,4}){1,2}\b/i.test(readFileSync(file, 'utf8')),
  )
  expect(strays).toEqual([])
})
