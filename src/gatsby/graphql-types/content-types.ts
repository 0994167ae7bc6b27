import { z } from 'zod'
import { kinds } from '../../content/kinds'
import { mistakeSchema } from '../../content/schema/exercise'
import { standardWords } from '../../content/schema/site-brand'
import { nodeTypes, type ResolvedFields } from './sdl'

const texts = [kinds.article.schema.shape, kinds.guide.schema.shape, kinds.ownPage.schema.shape]

/**
 * The front matter of all kinds of texts, which gatsby-transformer-remark makes nodes of one type. Only what each of
 * them requires is never null.
 */
const frontmatter = z.object(
  Object.fromEntries(
    texts.flatMap((shape) =>
      Object.entries<z.ZodType>(shape).map(([name, schema]) => [
        name,
        texts.every((other) => name in other) ? schema : z.optional(schema),
      ]),
    ),
  ),
)

/** Schemas of content nodes by GraphQL type. */
const nodes: Record<string, z.ZodType> = {
  MarkdownRemark: z.object({
    frontmatter,
    rawMarkdownBody: z.string(),
    html: z.string(),
  }),
  // The fields of CompletePlan and PlanFacts (content/derive) that pages query as they are.
  Plan: kinds.plan.schema.extend({
    overview: z.string(),
    goals: z.string().array(),
    weeks: z.string().array(),
    length: z.int(),
    loadLine: z.number().array(),
    perWeek: z.int().optional(),
    sessionLength: z.string().optional(),
    mostMinutes: z.int().optional(),
    kit: z.string().optional(),
  }),
  // Poses stay in content. Pages get the strokes drawn from them, and a height.
  Exercise: kinds.exercise.schema.omit({ figure: true }).extend({
    mistakes: mistakeSchema.omit({ figure: true }).extend({ height: z.int().optional() }).array(),
  }),
  Person: kinds.person.schema,
  Emergency: kinds.emergency.schema,
  // As PublishedSettings: complete.
  SiteSettings: kinds.site.schema.omit({ icon: true }).extend({
    loadLine: z.boolean(),
    ownPages: kinds.ownPage.schema
      .pick({ title: true, slug: true })
      .extend({ footer: z.string() })
      .array(),
    words: z.object(
      Object.fromEntries(Object.keys(standardWords).map((word) => [word, z.string()])),
    ),
  }),
  Testimonial: kinds.testimonials.schema.element.extend({ position: z.int() }),
  Topic: kinds.topics.schema.element,
}

/**
 * Resolver results that pages query in part. Results that pages query whole are scalars, named after their
 * TypeScript type, so that a new field needs no change here.
 */
const resolvedTypes = /* GraphQL */ `
  "A photograph, cropped to the site's aspect ratio."
  type ContentImage {
    gatsbyImageData: GatsbyImageData!
    alt: String!
  }

  "What an exercise looks like: two to four phases beside each other, each on a grid of 160 by 160."
  type ExerciseFigure {
    phases: Int!
    "Strokes from the back to the front; none if the exercise has a picture."
    strokes: [FigureStroke!]!
    "The source of the drawing: FigureSource in packages/figures/language/language.ts."
    poses: FigurePoses
    "The address of an editor's own picture."
    picture: String
  }

  type FigureStroke {
    "How to paint it: FigureTone in packages/figures/draw/strokes.ts."
    tone: String!
    width: Float!
    "One per phase, on its own grid; empty if the phase has none."
    paths: [String!]!
  }

  "What the content check found in a text: an article, a guide, or a page of the brand's own."
  type TextFacts implements Node @dontInfer {
    slug: String!
    "'article', 'guide' or 'page', one of the brand's own."
    kind: String!
    author: String!
    readTime: String
    tools: [String!]!
    exercises: [String!]!
    headings: [TextHeading!]!
  }

  type TextHeading {
    id: String!
    heading: String!
  }

  scalar AgendaDay
  scalar Drawing
  scalar FigurePoses
  scalar ExerciseRow
  scalar MissedSessions
  scalar MuscleWeeks
  scalar PlanWeek
  scalar Program
  scalar ProgressionWords
`

/** Returns all GraphQL types of the content, with the resolved fields included. */
export const contentTypes = (resolved: ResolvedFields): string[] => [
  ...Object.entries(nodes).map(([name, schema]) => nodeTypes(name, schema, resolved)),
  resolvedTypes,
]
