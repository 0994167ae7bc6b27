import { nextSteps, readCommandLine } from '../src/content/starters/command-line'
import { createExercise } from '../src/content/starters/create'
import { contentFolder } from '../src/gatsby/sources/content-source'

const usage = 'Use: npm run new:exercise -- "Title"'
const options = readCommandLine([])
const created = options
  ? createExercise(contentFolder(), options)
  : { mistake: 'Give one title in double quotes, and no option.' }

if ('file' in created) console.log(nextSteps(created))
else {
  console.error(`${created.mistake} ${usage}`)
  process.exitCode = 1
}
