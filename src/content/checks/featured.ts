import type { Check, Finding } from '../content-files'
import { countOf } from '../messages/wording'
import { isPublished } from '../published'

/** Plans on the home page (spec section 9). */
const FEATURED = 3

/**
 * Checks that exactly three published plans are featured (all, if there are fewer), and that the site
 * has a published plan and article.
 */
export const checkFeatured: Check = ({ files, now }) => {
  const published = files.plans.filter(({ fields }) => isPublished(fields, now))
  const featured = published.filter(({ fields }) => fields.featured === true)
  const expectedCount = Math.min(FEATURED, published.length)
  const folder = (name: string) => ({ file: `${files.folder}/${name}` })
  const findings: Finding[] = []
  if (!files.articles.some(({ fields }) => isPublished(fields, now)))
    findings.push({
      place: folder('articles'),
      message: 'There is no published article; the site needs at least one.',
    })
  if (published.length === 0)
    findings.push({
      place: folder('workouts'),
      message: 'There is no published plan; the site needs at least one.',
    })
  // Skip if an invalid file may hold a featured plan: its own mistake comes first.
  const isUnclear = files.plans.some(
    ({ writtenFields, fields }) =>
      writtenFields.length === 0 ||
      (writtenFields.includes('featured') && fields.featured === undefined),
  )
  if (isUnclear || featured.length === expectedCount) return findings
  const names = featured.map(({ name }) => name).join(', ')
  const [file] = featured.length > expectedCount ? featured.slice(expectedCount) : [undefined]
  findings.push({
    place: file ?? folder('workouts'),
    path: ['featured'],
    message: `Found ${countOf(featured.length, 'featured plan')}${names && ` (${names})`}, but the home page shows ${expectedCount}; ${
      file
        ? 'remove "featured": true from the others'
        : 'add "featured": true to more published plans'
    }.`,
  })
  return findings
}
