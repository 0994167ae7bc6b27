import { z } from 'zod'
import { field, matching } from '../../../packages/content-validation'

const redirectSchema = z.strictObject({
  from: field(
    matching(
      /^\/[^\s?#*:]*[^\s?#*:/]$/,
      'must be an old address of this site: it starts with /, does not end in /, and has no spaces, ?, #, * or :',
    ),
    'the address that no longer exists, starting at the first /',
    '/blog/old-article',
  ),
  to: field(
    matching(/^(\/\S*|https:\/\/\S+)$/, 'must be a page of this site or an https address'),
    'where visitors go instead: a page of this site, or an https address',
    '/blog/strength-training-beginners-guide',
  ),
})

/** Old addresses and their targets: content/redirects.json. */
export const redirectsSchema = z
  .array(redirectSchema)
  .meta({ title: 'Redirects', description: 'old addresses and their targets; [] for none' })

export type Redirect = z.infer<typeof redirectSchema>
