import { searchSchema } from '../search/model/search-settings'
import { articleSchema } from './schema/article'
import { emergencySchema } from './schema/emergency'
import { exerciseSchema } from './schema/exercise'
import { guideSchema } from './schema/guide'
import { ownPageSchema } from './schema/own-page'
import { personSchema } from './schema/person'
import { planSchema } from './schema/plan'
import { redirectsSchema } from './schema/redirect'
import { siteSchema } from './schema/site'
import { testimonialsSchema } from './schema/testimonial'
import { topicsSchema } from './schema/topic'

/** Each kind of content: its files in the content folder, and their schema. */
export const kinds = {
  article: { files: 'articles/*.md', schema: articleSchema },
  guide: { files: 'guides/*.md', schema: guideSchema },
  ownPage: { files: 'pages/*.md', schema: ownPageSchema },
  plan: { files: 'workouts/*.json', schema: planSchema },
  exercise: { files: 'exercises/*.json', schema: exerciseSchema },
  person: { files: 'people/*.json', schema: personSchema },
  site: { files: 'site.json', schema: siteSchema },
  testimonials: { files: 'testimonials.json', schema: testimonialsSchema },
  topics: { files: 'topics.json', schema: topicsSchema },
  redirects: { files: 'redirects.json', schema: redirectsSchema },
  emergency: { files: 'emergency.json', schema: emergencySchema },
  search: { files: 'search.json', schema: searchSchema },
}
