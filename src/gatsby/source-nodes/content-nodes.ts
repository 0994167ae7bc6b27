import type { Content } from '../../content/content'
import { planFacts } from '../../content/derive/plan-facts'
import type {
  PublishedArticle,
  PublishedContent,
  PublishedGuide,
  PublishedOwnPage,
} from '../../content/published-content'

/** A node for gatsby-source-content. `key` is unique among the nodes of its type. */
interface ContentNode {
  type: string
  key: string
  fields: object
}

/**
 * The published content as Gatsby's nodes. Gatsby reserves `id`, so `planId`, `exerciseId` and `personId` hold ours.
 */
export const contentNodes = (
  { testimonials, topics }: Content,
  { settings, emergency, articles, guides, ownPages, plans, exercises, people }: PublishedContent,
): ContentNode[] => [
  {
    type: 'SiteSettings',
    key: '',
    fields: {
      ...settings,
      ownPages: ownPages.flatMap(({ title, slug, footer }) =>
        footer ? { title, slug, footer } : [],
      ),
    },
  },
  { type: 'Emergency', key: '', fields: emergency },
  ...articles.map((text) => textNode('article', text)),
  ...guides.map((text) => textNode('guide', text)),
  ...ownPages.map((text) => textNode('page', text)),
  ...plans.map((plan) => ({
    type: 'Plan',
    key: plan.planId,
    // Where a picture beside the file is.
    fields: { ...plan, ...planFacts(plan), relativeDirectory: 'workouts' },
  })),
  ...exercises.map(({ id, ...exercise }) => ({
    type: 'Exercise',
    key: id,
    fields: { ...exercise, exerciseId: id },
  })),
  ...people.map(({ id, ...person }) => ({
    type: 'Person',
    key: id,
    fields: { ...person, personId: id },
  })),
  ...testimonials.map((testimonial, position) => ({
    type: 'Testimonial',
    key: `${position}`,
    fields: { ...testimonial, position },
  })),
  ...topics.map((topic) => ({ type: 'Topic', key: `${topic.kind} ${topic.name}`, fields: topic })),
]

/** Most exercises to list from the links in an article's text. */
const MOST_EXERCISES = 6

/** What the check found in a text; its fields and HTML are those of its MarkdownRemark node. */
const textNode = (
  kind: 'article' | 'guide' | 'page',
  {
    slug,
    author,
    sections,
    tools,
    linkedExercises,
    exercises = linkedExercises.slice(0, MOST_EXERCISES),
    ...text
  }: PublishedArticle | PublishedGuide | PublishedOwnPage,
) => ({
  type: 'TextFacts',
  key: slug,
  fields: {
    slug,
    kind,
    author,
    readTime: 'readTime' in text ? text.readTime : undefined,
    tools,
    exercises,
    headings: sections
      .filter(({ depth }) => depth === 2)
      .map(({ id, heading }) => ({ id, heading })),
  },
})
