import path from 'node:path'
import { parseArgs } from 'node:util'
import { countOf, formatProblem, type Problem } from '../packages/content-validation'
import { checkContent } from '../src/content/check'
import { contentFolder } from '../src/content/content-folder'
import { goneNotes, hiddenNotes } from './lib/content-notes'

const usage = 'Use: npm run check:content -- [folder] [--words]'

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { words: { type: 'boolean' } },
    })
    const folder = path.resolve(positionals[0] ?? contentFolder())
    return positionals.length > 1 ? undefined : { folder, words: values.words === true }
  } catch {
    return undefined
  }
}

function print(problems: readonly Problem[], prefix = '') {
  for (const problem of problems) console.error(prefix + formatProblem(problem))
}

const chosen = options()
if (!chosen) {
  console.error(usage)
  process.exit(1)
}
const { folder, words: printsWords } = chosen
const { errors, warnings, content } = checkContent(folder)
const { articles, plans, testimonials, redirects } = content

if (printsWords) {
  for (const { file, words, readTime } of articles)
    console.log(`${file}: ${words} words, ${readTime}`)
}
print(warnings, 'warning: ')
print(errors)
if (errors.length > 0) {
  const files = new Set(errors.map(({ file }) => file)).size
  console.error(
    `The content has ${countOf(errors.length, 'mistake')} in ${countOf(files, 'file')}. Fix them, then build the site.`,
  )
  process.exitCode = 1
} else {
  console.log(
    `The content is valid: ${countOf(articles.length, 'article')}, ${countOf(plans.length, 'plan')}, ${countOf(testimonials.length, 'testimonial')}, ${countOf(redirects.length, 'redirect')}, ${countOf(warnings.length, 'warning')}.`,
  )
  for (const note of [...hiddenNotes(content, new Date()), ...goneNotes(folder, content)])
    console.log(note)
}
