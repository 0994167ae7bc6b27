import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Created } from './create'

/**
 * Returns the arguments of a command: a title and the options it knows; undefined when there is
 * anything else.
 */
export function readCommandLine(
  options: readonly string[],
  args = process.argv.slice(2),
): Record<string, string | undefined> | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(options.map((option) => [option, { type: 'string' as const }])),
    })
    return positionals.length > 1 ? undefined : { title: positionals[0], ...values }
  } catch {
    return undefined
  }
}

/**
 * Returns the next steps for the author of a new file, in words. Takes the current folder, which
 * the file's path is written from.
 */
export function nextSteps({ file }: Extract<Created, { file: string }>, folder = process.cwd()) {
  const line = file.endsWith('.json') ? '"draft": true' : 'draft: true'
  return [
    `The draft is in ${path.relative(folder, file)}.`,
    `Next: write it, ${file.includes('exercises') ? 'redraw the figure beside it (docs/figures.md)' : 'choose the picture and say what it shows'}, and look at it with npm run develop.`,
    `To publish it, delete the line ${line}, run npm run check:content, and commit.`,
  ].join('\n')
}
