import { z } from 'zod'
import { field, optionalField } from '../../../packages/content-validation'
import { footerGroups } from '../../lib/vocabulary'
import { articleSchema } from './article'

const { title, excerpt, date, slug, draft } = articleSchema.shape

/** The front matter of content/pages/{slug}.md: a page of the brand's own, such as an imprint or prices. */
export const ownPageSchema = z
  .strictObject({
    title,
    excerpt,
    date: field(date.clone(), 'the day of its last change, as year-month-day', '2026-06-01'),
    slug: field(slug.clone(), "the page's address, and its file name without .md", 'prices'),
    footer: optionalField(
      z.enum(footerGroups),
      'the group of links in the footer that names it; without it, none does',
      'Quick Links',
    ),
    draft,
  })
  .meta({ title: 'Own page', description: 'the front matter of a page of your own' })

export type OwnPage = z.infer<typeof ownPageSchema>
