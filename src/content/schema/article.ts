import { z } from 'zod'
import { articleCategories, tags } from '../../lib/vocabulary'
import { readingFields } from './article-reading'
import { day, image, imageAlt, line, slug } from './text'

/** The front matter of content/articles/{slug}.md. */
export const articleSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[1-9]\d*$/, 'must be a whole number in quotes')
      .meta({ description: "the article's number; each number is used once", examples: ['13'] }),
    title: line(150).meta({
      description: 'the title; each is used once; up to 70 characters show whole in search results',
      examples: ['How Much Protein Is Enough'],
    }),
    excerpt: line(300).meta({
      description:
        'one sentence that says what the reader gets, of 110 to 160 characters; it is also the description in search results',
      examples: [
        'How many grams of protein a day build muscle, how to spread them over meals, and when more of it stops doing anything useful for you.',
      ],
    }),
    author: line(80)
      .meta({
        description: "who wrote it; without this field it is the site's author from site.json",
        examples: ['Dana Brook'],
      })
      .optional(),
    date: day().meta({
      description:
        'the day of publication, as year-month-day; an article with a day to come stays hidden until then',
      examples: ['2024-03-15'],
    }),
    updated: day()
      .meta({
        description: 'the day of the last real revision, not before `date`',
        examples: ['2024-06-01'],
      })
      .optional(),
    slug: slug().meta({
      description: "the last part of the article's address, and its file name without .md",
      examples: ['how-much-protein-is-enough'],
    }),
    readTime: z
      .string()
      .regex(/^[1-9]\d{0,2} min read$/, 'must be a number of minutes followed by "min read"')
      .meta({
        description: 'how long reading takes, at 200 words a minute',
        examples: ['12 min read'],
      }),
    category: z
      .enum(articleCategories)
      .meta({ description: 'what the article is about', examples: ['Nutrition'] }),
    tags: z
      .array(line(40).meta({ description: 'a tag', examples: [...tags] }))
      .max(40)
      .meta({
        description:
          'up to 40 topics, each once, [] for none; known are those in `extraTags` of site.json, and these',
        examples: [['Nutrition', 'Muscle Building']],
      }),
    image: image(),
    imageAlt: imageAlt(),
    relatedWorkout: z
      .strictObject({
        id: slug().meta({
          description: "the plan's id",
          examples: ['full-body-reload-beginner'],
        }),
        title: line(150).meta({
          description: "the plan's title, word for word",
          examples: ['Full Body Reload'],
        }),
        description: line(300).meta({
          description: 'one sentence: why this plan puts the article into practice',
          examples: ['Three sets of every pattern, so that the protein has something to build.'],
        }),
      })
      .meta({ description: 'the plan offered at the end of the article' })
      .optional(),
    ...readingFields,
    draft: z
      .boolean()
      .meta({
        description: 'true hides the article from the public site; previews show it',
        examples: [true],
      })
      .optional(),
  })
  .meta({ title: 'Article', description: 'the front matter of an article' })

export type ArticleFrontMatter = z.infer<typeof articleSchema>
