import type { Problem } from '../../packages/content-validation'
import { kindNames, kindOfFile } from '../form/collections'
import { fieldWords, lowerFirst } from '../form/names'

/**
 * A problem in the words of the form: 'Session 1, exercise 5, repetitions: Found …'. `opened` is the file in the form.
 */
export function problemWords({ file, line, field, message }: Problem, opened?: string): string {
  const kind = kindOfFile(file)
  const name = file.replace(/^.*\/|\.\w+$/g, '')
  const place =
    kind && field ? fieldWords(field, kind) : line && kind ? `Line ${line} of the file` : undefined
  const entry = kind && file !== opened ? `${kindNames[kind][1]} “${name}”` : undefined
  const words = entry && place ? `${entry}, ${lowerFirst(place)}` : (entry ?? place ?? name)
  return `${words}: ${message}`
}

/** All problems, one per line. */
export const problemsText = (problems: readonly Problem[], opened?: string) =>
  problems.map((problem) => problemWords(problem, opened)).join('\n')
