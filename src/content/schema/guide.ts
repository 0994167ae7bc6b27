import { z } from 'zod'
import { field, oneLine, optionalField, slug } from '../../../packages/content-validation'
import { experienceLevels, goals, limitations } from '../../lib/vocabulary'
import { articleSchema } from './article'

const { title, excerpt, author, date, updated, reviewed, relatedWorkout, draft, ...rest } =
  articleSchema.shape

/** The front matter of content/guides/{slug}.md. Reuses article fields, so article checks and components work. */
export const guideSchema = z
  .strictObject({
    title,
    excerpt,
    author,
    date,
    updated,
    reviewed: reviewed.unwrap(),
    slug: slug(
      "the last part of the guide's address, and its file name without .md",
      'back-and-knee-pain',
    ),
    notFor: field(
      z.array(oneLine(400)).min(1).max(6),
      'who should not use it, or should ask someone first, one sentence each',
      ['A fall or a fever before the pain: see a doctor first.'],
    ),
    summary: rest.summary.unwrap(),
    sources: rest.sources.unwrap(),
    relatedWorkout,
    writtenBy: rest.writtenBy,
    reviewedBy: rest.reviewedBy,
    history: rest.history,
    exercises: field(rest.exercises.unwrap(), 'the ids of up to six exercises that belong to it', [
      'glute-bridge',
    ]),
    articles: optionalField(
      z.array(slug()).max(4),
      'the slugs of articles that say more; each links back to the guide',
      ['injury-prevention-strategies-guide'],
    ),
    answers: optionalField(
      z.array(z.enum([...goals, ...experienceLevels, ...limitations])).max(6),
      'the answers in the plan finder beside whose plans it is offered',
      ['knee', 'back'],
    ),
    draft,
  })
  .meta({ title: 'Guide', description: 'the front matter of a guide' })

export type GuideFrontMatter = z.infer<typeof guideSchema>
