import type { z } from 'zod'
import { articleSchema } from '../schema/article'
import { exerciseSchema } from '../schema/exercise'
import { guideSchema } from '../schema/guide'
import { personSchema } from '../schema/person'
import { planSchema } from '../schema/plan'
import { redirectsSchema } from '../schema/redirect'
import { searchSchema } from '../schema/search'
import { siteSchema } from '../schema/site'
import { testimonialsSchema } from '../schema/testimonial'
import { topicsSchema } from '../schema/topic'

/** A content kind with its schema and file pattern. */
interface ContentKind {
  name: string
  schema: z.ZodType
  files: string
}

export const contentKinds: ContentKind[] = [
  { name: 'article', schema: articleSchema, files: 'content/articles/*.md' },
  { name: 'guide', schema: guideSchema, files: 'content/guides/*.md' },
  { name: 'plan', schema: planSchema, files: 'content/workouts/*.json' },
  { name: 'exercise', schema: exerciseSchema, files: 'content/exercises/*.json' },
  { name: 'person', schema: personSchema, files: 'content/people/*.json' },
  { name: 'site', schema: siteSchema, files: 'content/site.json' },
  { name: 'testimonials', schema: testimonialsSchema, files: 'content/testimonials.json' },
  { name: 'topics', schema: topicsSchema, files: 'content/topics.json' },
  { name: 'redirects', schema: redirectsSchema, files: 'content/redirects.json' },
  { name: 'search', schema: searchSchema, files: 'content/search.json' },
]
