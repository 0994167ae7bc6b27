import '../app/no-eval'
import type { Problem } from '../../packages/content-validation'
import { checkContent } from '../../src/content/check'
import type { Answer, Files, Question } from './checker'
import { newProblems } from './new-problems'
import { files } from './node/fs'

/** The whole content check, in a web worker: on all files that the editor has read, with the changed ones. */

const put = (changes: Files) => {
  for (const [file, data] of Object.entries(changes))
    if (data === null) files.delete(`/${file}`)
    else files.set(`/${file}`, data)
}

/** Problems of the content as it is. */
let known: Problem[] | undefined

function answer({ id, all, changes }: Question): Answer {
  if (all) {
    put(all)
    known = undefined
  }
  if (!changes) return { id, errors: [], warnings: [] }
  known ??= checkContent('/content').errors
  const before = Object.fromEntries(
    Object.keys(changes).map((file) => [file, files.get(`/${file}`) ?? null]),
  )
  put(changes)
  const { errors, warnings } = checkContent('/content')
  put(before)
  return {
    id,
    errors: newProblems(known, errors),
    warnings: warnings.filter(({ file }) => file in changes),
  }
}

self.onmessage = ({ data }: MessageEvent<Question>) => self.postMessage(answer(data))
