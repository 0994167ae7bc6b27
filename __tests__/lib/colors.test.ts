import { readdirSync, readFileSync } from 'node:fs'
import { standardColors } from '../../src/lib/colors'
import { colorSchemes, TOKENS_FILE } from '../../tools/lib/tokens'

const tokens = readFileSync(TOKENS_FILE, 'utf8')
const { light, dark } = colorSchemes()
const hex = /#[0-9a-f]{3,8}\b/gi

test("colors in code equal the style sheet's tokens", () => {
  expect(standardColors).toEqual({
    ink: light('ink'),
    paper: light('paper'),
    muted: light('muted'),
    hull: light('hull-field'),
    deep: light('deep'),
    deepInTheDark: dark('deep'),
    paperInTheDark: dark('paper'),
    // No token: a tint for documents.
    hullTint: standardColors.hullTint,
  })
})

test('every color in the style sheets is a token, defined once', () => {
  const named: string[] = tokens.match(hex) ?? []
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((color, index) => named.indexOf(color) !== index)).toEqual([])
  const elsewhere = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.(css|tsx)$/.test(file) && file !== TOKENS_FILE)
  expect(elsewhere.length).toBeGreaterThan(50)
  const strays = elsewhere.filter((file) =>
    /(?<![&"'/])#(?:[0-9a-f]{3,4}){1,2}\b/i.test(readFileSync(file, 'utf8')),
  )
  expect(strays).toEqual([])
})

test('print colors are existing tokens, and print values only override tokens', () => {
  const print = readFileSync('static/print.css', 'utf8')
  const used = [...print.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name)
  const own = [...print.matchAll(/--([\w-]+): (#[0-9a-f]+);/gi)]
  // Every token is found, however the sheet grows or shrinks; those with a fallback may be missing.
  expect(used).toHaveLength([...print.matchAll(/var\([^,)]+\)/g)].length)
  expect(used).toEqual(expect.arrayContaining(['ink', 'hull', 'rule']))
  expect(own.length).toBeGreaterThan(0)
  const replaced = own.map(([, name = '']) => name)
  expect([...used, ...replaced].filter((name) => !tokens.includes(`--${name}: `))).toEqual([])
  const values = own.map(([, , value = '']) => value)
  expect(values.filter((color) => tokens.includes(color))).toEqual([])
  expect(print.match(hex)).toEqual(values)
})
