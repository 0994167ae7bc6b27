import { readdirSync, readFileSync } from 'node:fs'

const styleSheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => `src/${file}`)

/** What depends on a script hangs on the root element's attributes, which the first script sets. */
test('no style sheet asks for scripting: browsers that run scripts may not know the query', () => {
  expect(styleSheets.length).toBeGreaterThan(10)
  const asking = styleSheets.filter((file) => /\(\s*scripting/.test(readFileSync(file, 'utf8')))
  expect(asking).toEqual([])
})

test('no style sheet declares a face: a page that gets one anew at the start lays all its text out again', () => {
  const declaring = styleSheets.filter((file) => /@font-face/.test(readFileSync(file, 'utf8')))
  expect(declaring).toEqual([])
})

test('animations end for visitors who want less motion', () => {
  const sheets = styleSheets.map((file) => readFileSync(file, 'utf8')).join('')
  const [, reduced = ''] =
    /prefers-reduced-motion: reduce\) \{\s*\*,[^{]*\{([^}]*)\}/.exec(sheets) ?? []
  expect(reduced).toMatch(/animation-iteration-count: 1;/)
})
