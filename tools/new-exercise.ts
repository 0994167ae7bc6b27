import { contentFolder } from '../src/content/folder'
import { nextSteps, readCommandLine } from '../src/content/starters/command-line'
import { createExercise } from '../src/content/starters/create'

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
