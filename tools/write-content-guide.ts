import fs from 'node:fs'
import path from 'node:path'
import { generatedFiles, staleFiles } from './guide/generated-files'

const project = path.resolve(__dirname, '..')
const stale = staleFiles(project)

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(`Out of date: ${stale.join(', ')}. Run npm run guide.`)
    process.exitCode = 1
  }
} else {
  for (const [file, text] of generatedFiles(project)) {
    fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
    fs.writeFileSync(path.join(project, file), text)
  }
  console.log(stale.length ? `Written: ${stale.join(', ')}.` : 'All files are up to date.')
}
