import { z } from 'zod'
import {
  day,
  field,
  flag,
  matching,
  oneLine,
  optionalField,
  slug,
} from '../../../packages/content-validation'
import { articleCategories, tags } from '../../lib/vocabulary'
import { readingFields } from './article-reading'
import { image, imageAlt } from './site-fields'

/** The front matter of content/articles/{slug}.md. */
export const articleSchema = z
  .strictObject({
    id: field(
      matching(/^[1-9]\d*$/, 'must be a whole number in quotes'),
      "the article's number, used by no other article",
      '13',
    ),
    title: oneLine(
      150,
      'the title, used only once; search results show up to 70 characters',
      'How Much Protein Is Enough',
    ),
    excerpt: oneLine(
      300,
      'one sentence of 110 to 160 characters that says what the reader gets; search results show it too',
      'How many grams of protein a day build muscle, how to spread them over meals, and when more of it stops doing anything useful for you.',
    ),
    author: oneLine(
      80,
      "who wrote it; default: the site's author from site.json",
      'Dana Brook',
    ).optional(),
    date: day(
      'the day of publication, as year-month-day; an article with a future date stays hidden until then',
      '2024-03-15',
    ),
    updated: day('the day of the last real revision, not before `date`', '2024-06-01').optional(),
    slug: slug(
      "the last part of the article's address, and its file name without .md",
      'how-much-protein-is-enough',
    ),
    readTime: optionalField(
      matching(/^[1-9]\d{0,2} min read$/, 'must be a number of minutes followed by "min read"'),
      'how long reading takes; without it, the site counts 200 words a minute',
      '12 min read',
    ),
    category: field(z.enum(articleCategories), 'what the article is about', 'Nutrition'),
    tags: field(
      z.array(oneLine(40, 'a tag', ...tags)).max(40),
      'up to 40 topics, without repeats, [] for none; use the `extraTags` of site.json, or these',
      ['Nutrition', 'Muscle Building'],
    ),
    image: image(),
    imageAlt: imageAlt(),
    relatedWorkout: optionalField(
      z.strictObject({
        id: slug("the plan's id", 'full-body-reload-beginner'),
        title: oneLine(150, "the plan's title, word for word", 'Full Body Reload'),
        description: oneLine(
          300,
          'one sentence: how this plan puts the article into practice',
          'Three sets of every pattern, so that the protein has something to build.',
        ),
      }),
      'the plan offered at the end of the article',
    ),
    safety: flag('true shows the safety block of site.json above the text'),
    ...readingFields,
    draft: flag('true hides the article from the public site; previews show it'),
  })
  .meta({ title: 'Article', description: 'the front matter of an article' })

export type ArticleFrontMatter = z.infer<typeof articleSchema>
