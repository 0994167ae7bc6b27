import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { countOf, formatProblem } from '../packages/content-validation'
import { checkContent } from '../src/content/check'
import { contentFolder } from '../src/content/content-folder'
import { type Emptying, emptyContent, isSample, planEmptying } from './empty/empty-content'

const usage = `Use: npm run empty -- [--keep name,name] [--yes] [--exercises] [--redirects]

--keep       slugs and ids of articles, guides, people and plans of your own
--yes        do not ask
--exercises  also delete the exercises that nothing uses (asked otherwise)
--redirects  also redirect the deleted addresses (asked otherwise)`

/** Takes the sample content away, after asking. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      keep: { type: 'string', default: '' },
      yes: { type: 'boolean', default: false },
      exercises: { type: 'boolean', default: false },
      redirects: { type: 'boolean', default: false },
    },
  })
  const root = contentFolder()
  if (!isSample(root)) {
    console.log(
      'Nothing to do: site.json has no "sample": true, so the content is yours. Delete files by hand; npm run check:content names what still refers to them.',
    )
    return
  }
  const emptying = planEmptying(root, values.keep.split(','))
  describe(root, emptying)
  const ask = values.yes
    ? undefined
    : createInterface({ input: process.stdin, output: process.stdout })
  const agrees = async (question: string, flag: boolean) =>
    ask ? /^y(es)?$/i.test((await ask.question(`${question} [y/N] `)).trim()) : flag
  try {
    if (!(await agrees('Delete these files?', true))) {
      console.log('Nothing was changed.')
      return
    }
    const deletesExercises = await agrees(
      `Also delete the ${countOf(emptying.unused.length, 'exercise')} that nothing will use? Keep them if you will write plans with them.`,
      values.exercises,
    )
    const redirects = await agrees(
      `Were these pages ever online at your address? Then ${countOf(emptying.redirects.length, 'redirect')} can lead from them to the lists. Write them?`,
      values.redirects,
    )
    await emptyContent(root, {
      ...emptying,
      unused: deletesExercises ? emptying.unused : [],
      redirects: redirects ? emptying.redirects : [],
    })
  } finally {
    ask?.close()
  }
  report(root)
}

function describe(root: string, { gone, unused }: Emptying) {
  const folders = [...new Set(gone.map(({ folder }) => folder))]
  console.log(`In ${path.relative('.', root) || root}, these go:\n`)
  for (const folder of folders) {
    const names = gone.flatMap((file) => (file.folder === folder ? file.name : []))
    console.log(`${folder}: ${names.join(', ')}\n`)
  }
  console.log(
    'and all testimonials, introductions of topics, redirects, and the mark of the sample.',
  )
  console.log(
    'One short sample of each kind comes in their place. Emergencies and calculators stay.',
  )
  console.log(
    'Git keeps what is committed: "git restore content" brings it back before a commit.\n',
  )
  console.log(`Exercises that nothing will use: ${unused.join(', ')}\n`)
}

function report(root: string) {
  const { errors, warnings } = checkContent(root)
  for (const problem of [...errors, ...warnings]) console.log(formatProblem(problem))
  console.log(
    errors.length > 0
      ? `\nThe content has ${countOf(errors.length, 'mistake')}, named above: files that you kept refer to deleted ones.`
      : '\nThe site is empty and valid. Next: change content/site.json from top to bottom, then write a plan and an article in place of the samples.',
  )
}

main().catch((error: Error) => {
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = 1
})
