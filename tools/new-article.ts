import { contentFolder } from '../src/content/folder'
import { nextSteps, readCommandLine } from '../src/content/starters/command-line'
import { createArticle } from '../src/content/starters/create'

const usage = 'Use: npm run new:article -- "Title" [--category Training]'
const options = readCommandLine(['category'])
const created = options
  ? createArticle(contentFolder(), options)
  : { mistake: 'Give one title in double quotes, and no other option.' }

if ('file' in created) console.log(nextSteps(created))
else {
  console.error(`${created.mistake} ${usage}`)
  process.exitCode = 1
}
