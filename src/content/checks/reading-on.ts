import { articlePath } from '../../lib/paths'
import type { FieldPath } from '../field-path'
import { type Check, type CheckInput, type Finding, type TextFile, textsOf } from '../library'
import { notYetOut } from '../published'
import { didYouMean, noExercise } from '../wording'

/** Checks that the article a text names is another one, and is published when the text is. */
function articleFindings(
  place: TextFile,
  slug: string,
  path: FieldPath,
  articles: ReadonlySet<string>,
  { library, pages, now }: CheckInput,
): Finding[] {
  const finding = (message: string) => [{ place, path, message }]
  if (place.fields.next === place.name)
    return finding('An article cannot lead to itself; name another one.')
  const page = articles.has(slug) && pages.get(articlePath(slug))
  if (!page) {
    const otherwise = `; slugs are the file names in ${library.folder}/articles.`
    return finding(`There is no article "${slug}"${didYouMean(slug, [...articles], otherwise)}`)
  }
  const why = notYetOut(page, place.fields, now)
  return why ? finding(`The article "${slug}" ${why}; publish it first, or choose another.`) : []
}

/** Checks that exercises are in the library, where there is one, and are named once. */
function exerciseFindings(place: TextFile, known: readonly string[]): Finding[] {
  if (known.length === 0) return []
  const named = place.fields.exercises ?? []
  return named.flatMap((id, index): Finding[] => {
    const path = ['exercises', index]
    if (named.indexOf(id) < index)
      return [{ place, path, message: `The exercise "${id}" is there already; delete this one.` }]
    if (known.includes(id)) return []
    return [{ place, path, message: noExercise(id, known) }]
  })
}

/** Checks that the articles and exercises that articles and guides lead to exist. */
export const checkReadingOn: Check = (input) => {
  const { library } = input
  const articles = new Set(library.articles.map(({ name }) => name))
  const exercises = library.exercises.map(({ name }) => name)
  return [
    ...library.articles.flatMap((place) => {
      const { next } = place.fields
      return next ? articleFindings(place, next, ['next'], articles, input) : []
    }),
    ...library.guides.flatMap((place) =>
      (place.fields.articles ?? []).flatMap((slug, index) =>
        articleFindings(place, slug, ['articles', index], articles, input),
      ),
    ),
    ...textsOf(library).flatMap((place) => exerciseFindings(place, exercises)),
  ]
}
