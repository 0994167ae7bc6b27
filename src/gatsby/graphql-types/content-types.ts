import { z } from 'zod'
import { articleSchema } from '../../content/schema/article'
import { exerciseSchema, mistakeSchema } from '../../content/schema/exercise'
import { guideSchema } from '../../content/schema/guide'
import { personSchema } from '../../content/schema/person'
import { planSchema } from '../../content/schema/plan'
import { siteSchema } from '../../content/schema/site'
import { testimonialsSchema } from '../../content/schema/testimonial'
import { topicsSchema } from '../../content/schema/topic'
import { nodeTypes, type ResolvedFields } from './sdl'

/**
 * Schemas of content nodes by GraphQL type. gatsby-transformer-remark makes both articles and guides
 * MarkdownRemark nodes, so they share fields.
 */
const nodes: Record<string, z.ZodType> = {
  MarkdownRemark: z.object({
    frontmatter: guideSchema.extend(articleSchema.shape),
    rawMarkdownBody: z.string(),
    html: z.string(),
  }),
  Plan: planSchema,
  // Poses stay in content. Pages get the strokes drawn from them, and a height.
  Exercise: exerciseSchema.omit({ figure: true }).extend({
    mistakes: mistakeSchema.omit({ figure: true }).extend({ height: z.int().optional() }).array(),
  }),
  Person: personSchema,
  SiteSettings: siteSchema,
  Testimonial: testimonialsSchema.element,
  Topic: topicsSchema.element,
}

/**
 * Resolver results that pages query in part. Results that pages query whole are scalars, named after their
 * TypeScript type, so that a new field needs no change here.
 */
const resolvedTypes = /* GraphQL */ `
  "A photograph, cropped to the site's aspect ratio, ready for an img element."
  type ContentImage {
    src: String!
    srcSet: String!
    width: Int!
    height: Int!
    alt: String!
  }

  "What an exercise looks like: two to four phases beside each other, each on a grid of 160 by 160."
  type ExerciseFigure {
    phases: Int!
    "Strokes from the back to the front; none if the exercise has a picture."
    strokes: [FigureStroke!]!
    "The source of the drawing: FigureSource in exercises/model/figure/language.ts."
    poses: FigurePoses
    "The address of an editor's own picture."
    picture: String
  }

  type FigureStroke {
    "How to paint it: FigureTone in exercises/model/figure/strokes.ts."
    tone: String!
    width: Float!
    "One per phase, on its own grid; empty if the phase has none."
    paths: [String!]!
  }

  scalar AgendaDay
  scalar FigurePoses
  scalar ExerciseRow
  scalar MuscleWeeks
  scalar PlanFit
  scalar PlanWeek
  scalar Program
  scalar ProgressionWords
`

/** Returns all GraphQL types of the content, with the resolved fields included. */
export const contentTypes = (resolved: ResolvedFields): string[] => [
  ...Object.entries(nodes).map(([name, schema]) => nodeTypes(name, schema, resolved)),
  resolvedTypes,
]
