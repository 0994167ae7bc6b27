import type { ArticleFrontMatter } from '../schema/article'
import { countWords, minutesFor, readTimeText } from '../word-count'

/** What a new article says until its author replaces it; nothing of it may be published. */
export const articleStarter = {
  excerpt:
    'One sentence that tells the reader what this article will let them do, and for whom it is meant; search results show it below the title.',
  imageAlt: 'Say here what the picture shows',
  summary: [
    'Say in three to five sentences what the reader should remember.',
    'Each sentence stands for itself, with its numbers and their units.',
    'Today: say what to do before this evening.',
  ],
  opening:
    'Start with the reader: the question they typed, or what went wrong in their last session.',
}

const body = `${articleStarter.opening} Two or three sentences are enough. Replace everything below these dashes with your own text; it only shows what is possible.

## A heading says what its section says

Paragraphs are separated by an empty line. A word can be **bold** where it earns it.

- A list of points starts each line with a hyphen and a space.
- Give numbers with their units: 3 sets, 90 seconds, 1.6 grams per kilogram.

### A smaller heading

1. Numbered lists are for steps in order.
2. Say what to do today, then what happens next.

| A table | for doses and times |
| --- | --- |
| First row | 3 × 8 |
| Second row | 90 seconds |

\`\`\`chart
type: bar
title: A picture says in its title what it shows
unit: minutes
data:
  - ["The first label", 20]
  - ["The second label", 35]
\`\`\`

What you have from somewhere is listed under \`sources\` at the top, with a key, and cited as \`[^key]\` after the sentence.

**What to write down:**

A line that is wholly bold and ends with a colon becomes a small heading, like the one above. Link to [other plans](/workouts) or to [other articles](/blog) where that helps the reader, and to [the contact page](/contact) where a plan on paper is not enough.
`

/** What the author of a new article says at the start. */
export interface NewArticle
  extends Pick<ArticleFrontMatter, 'id' | 'title' | 'date' | 'slug' | 'category'> {
  imageHost: string
}

/** Returns the address a new article or plan has for its picture until one is chosen. */
export const starterImage = (imageHost: string) => `https://${imageHost}/choose-a-picture`

/** Returns the text of a new article's file: a draft that passes the content check. */
export function articleText({ imageHost, ...article }: NewArticle): string {
  const frontMatter: ArticleFrontMatter = {
    id: article.id,
    title: article.title,
    excerpt: articleStarter.excerpt,
    date: article.date,
    slug: article.slug,
    readTime: readTimeText(minutesFor(countWords(body))),
    category: article.category,
    tags: [],
    image: starterImage(imageHost),
    imageAlt: articleStarter.imageAlt,
    summary: articleStarter.summary,
    draft: true,
  }
  const lines = Object.entries(frontMatter).map(
    ([field, value]) => `${field}: ${JSON.stringify(value)}`,
  )
  return `---\n${lines.join('\n')}\n---\n\n${body}`
}
