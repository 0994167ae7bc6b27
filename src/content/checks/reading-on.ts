import { articlePath, exercisePath } from '../../lib/paths'
import type { ArticleFile, Check, CheckInput, Finding } from '../library'
import { notYetOut } from '../published'
import { didYouMean, noExercise } from '../wording'

/** Checks that the article to read next is another one, and is published when this one is. */
function nextFindings(place: ArticleFile, { library, pages, now }: CheckInput): Finding[] {
  const { next } = place.fields
  if (!next) return []
  const finding = (message: string) => [{ place, path: ['next'], message }]
  if (next === place.name) return finding('An article cannot lead to itself; name another one.')
  const names = library.articles.map(({ name }) => name)
  const page = names.includes(next) && pages.get(articlePath(next))
  if (!page) {
    const otherwise = `; slugs are the file names in ${library.folder}/articles.`
    return finding(`There is no article "${next}"${didYouMean(next, names, otherwise)}`)
  }
  const why = notYetOut(page, place.fields, now)
  return why ? finding(`The article "${next}" ${why}; publish it first, or choose another.`) : []
}

/** Checks that exercises are in the library, where there is one, and are named once. */
function exerciseFindings(place: ArticleFile, { pages }: CheckInput): Finding[] {
  const start = exercisePath('')
  const ids = [...pages.keys()].filter((page) => page.startsWith(start))
  if (ids.length === 0) return []
  const known = ids.map((page) => page.slice(start.length)).filter((id) => !id.includes('/'))
  const named = place.fields.exercises ?? []
  return named.flatMap((id, index): Finding[] => {
    const path = ['exercises', index]
    if (named.indexOf(id) < index)
      return [{ place, path, message: `The exercise "${id}" is there already; delete this one.` }]
    if (known.includes(id)) return []
    return [{ place, path, message: noExercise(id, known) }]
  })
}

/** Checks that the article and the exercises an article leads to exist. */
export const checkReadingOn: Check = (input) =>
  input.library.articles.flatMap((place) => [
    ...nextFindings(place, input),
    ...(place.fields.exercises ? exerciseFindings(place, input) : []),
  ])
