import { readFileSync } from 'node:fs'
import path from 'node:path'
import { builtFiles } from '../browser/support/built-files'
import { builtFolder } from '../browser/support/site-under-test'

test.each([
  ['a-draft', 'A draft nobody should see'],
  ['far-future', 'From the far future'],
])('the output never contains drafts and future articles: %s', (slug, title) => {
  const files = builtFiles(builtFolder)
  expect(files.length).toBeGreaterThan(100)
  const naming = files.filter((file) => {
    const text = readFileSync(path.join(builtFolder, file), 'utf8')
    return file.includes(slug) || text.includes(slug) || text.includes(title)
  })
  expect(naming).toEqual([])
})
