import { countOf, isUnclear } from '../../../packages/content-validation'
import type { Check } from '../content-files'
import { isPublished } from '../published'

/** Plans on the home page (spec section 9). */
const FEATURED = 3

/**
 * Checks that exactly three published plans are featured (all, if there are fewer), and that the site
 * has a published plan and article.
 */
export const checkFeatured: Check = ({ files, now, placeOf }) => {
  const published = files.plans.filter(({ fields }) => isPublished(fields, now))
  const folder = (name: string) => placeOf(`${files.folder}/${name}`)
  if (!files.articles.some(({ fields }) => isPublished(fields, now)))
    folder('articles').report([], 'There is no published article; the site needs at least one.')
  if (published.length === 0)
    folder('workouts').report([], 'There is no published plan; the site needs at least one.')

  const featured = published.filter(({ fields }) => fields.featured)
  const expected = Math.min(FEATURED, published.length)
  if (featured.length === expected || files.plans.some((plan) => isUnclear(plan, 'featured')))
    return
  const names = featured.map(({ name }) => name).join(', ')
  const firstExtra = featured[expected]
  const advice = firstExtra
    ? 'remove "featured": true from the others'
    : 'add "featured": true to more published plans'
  const place = firstExtra ?? folder('workouts')
  place.report(
    ['featured'],
    `Found ${countOf(featured.length, 'featured plan')}${names && ` (${names})`}, but the home page shows ${expected}; ${advice}.`,
  )
}
