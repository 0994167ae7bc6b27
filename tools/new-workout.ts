import { contentFolder } from '../src/content/folder'
import { nextSteps, readCommandLine } from '../src/content/starters/command-line'
import { createPlan } from '../src/content/starters/create'

const usage = 'Use: npm run new:workout -- "Title" --level Beginner --category Gym'
const options = readCommandLine(['level', 'category'])
const created = options
  ? createPlan(contentFolder(), options)
  : { mistake: 'Give one title in double quotes, a level and a category, and no other option.' }

if ('file' in created) console.log(nextSteps(created))
else {
  console.error(`${created.mistake} ${usage}`)
  process.exitCode = 1
}
