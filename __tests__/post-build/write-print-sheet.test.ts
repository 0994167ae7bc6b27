import { writePrintSheet } from '../../src/post-build/write-print-sheet'
import { temporaryFolder } from '../support/temporary-folder'
import { readPublic } from './gatsby-site'

test('the print style sheet loses only its comments, and a second build changes nothing', async () => {
  const publicFolder = temporaryFolder({
    'print.css': '/* On paper. */\n@media print {\n  /* Ink. */\n  h1 { color: black }\n}\n',
  })
  const read = () => readPublic({ publicFolder }, 'print.css')
  await writePrintSheet({ publicFolder })
  expect(read().replace(/\s+/g, ' ').trim()).toBe('@media print { h1 { color: black } }')
  const once = read()
  await writePrintSheet({ publicFolder })
  expect(read()).toBe(once)
})
