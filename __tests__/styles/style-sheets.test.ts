import { readdirSync, readFileSync } from 'node:fs'

const styleSheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => `src/${file}`)

/** Script-dependent styles use the root element's attributes, which the head script sets. */
test('no style sheet uses the scripting query, which some browsers with scripts lack', () => {
  expect(styleSheets.length).toBeGreaterThan(10)
  const asking = styleSheets.filter((file) => /\(\s*scripting/.test(readFileSync(file, 'utf8')))
  expect(asking).toEqual([])
})

test('no style sheet declares a font face, because a new one at the start relayouts all text', () => {
  const declaring = styleSheets.filter((file) => /@font-face/.test(readFileSync(file, 'utf8')))
  expect(declaring).toEqual([])
})

test('animations do not repeat under reduced motion', () => {
  const sheets = styleSheets.map((file) => readFileSync(file, 'utf8')).join('')
  const [, reduced = ''] =
    /prefers-reduced-motion: reduce\) \{\s*\*,[^{]*\{([^}]*)\}/.exec(sheets) ?? []
  expect(reduced).toMatch(/animation-iteration-count: 1;/)
})
