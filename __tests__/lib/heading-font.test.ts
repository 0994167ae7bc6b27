import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { headingFont } from '../../src/lib/heading-font'

test('the immutable heading font is named after its content', () => {
  const [file = '', ...others] = readdirSync('static/fonts')
  expect(others).toEqual([])
  const hash = createHash('sha256')
    .update(readFileSync(`static/fonts/${file}`))
    .digest('hex')
  expect(file).toContain(`-${hash.slice(0, 8)}.woff2`)
  expect(headingFont).toBe(`/fonts/${file}`)
})
