import { tags } from '../../../src/lib/vocabulary'
import { byHandPlan } from './by-hand-plan'
import { bodyOf, type ContentFolder, frozenPlans, frozenSite } from './content-folder'
import { summaryPlan } from './summary-plan'

const extraTags = Array.from({ length: 20 }, (_, index) => `Extra tag ${index + 1}`)
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const photo = {
  image: 'https://images.unsplash.com/photo-1548839140-29a749e1cf4d',
  imageAlt: 'Clear glass of water',
}

const excerpt =
  'One sentence that says enough about what follows to be read in a list, and is as long as such a sentence should be.'

/**
 * Everything unusual that the content check accepts: emoji, right-to-left text, very long words, forty
 * tags, a local picture, a plan without detail, a category with one plan, drafts, scheduled and updated
 * articles, moved addresses, and every form of text an article's body may have. Few plans: each build
 * of it takes long enough.
 */
export function odd(): ContentFolder {
  const site = frozenSite()
  const plans = frozenPlans().filter(
    ({ category, featured }, index, all) =>
      featured ||
      (category !== 'Home' && all.findIndex((plan) => plan.category === category) === index),
  )
  const [home] = frozenPlans().filter(({ category }) => category === 'Home')
  if (!home) throw new Error('The content has no plan for the home.')
  const { featured, ...summary } = summaryPlan(home)
  const article = { excerpt, date: '2024-01-02', readTime: '1 min read', tags: [], ...photo }
  return {
    site: { ...site, extraTags },
    exercises: true,
    articles: [
      {
        frontMatter: {
          ...article,
          id: '1',
          title: `${LONG_WORD} 💪 & <friends>`,
          slug: 'long-words',
          category: 'Health',
          tags: [...tags, ...extraTags] as never,
          updated: '2024-02-03',
          image: 'drawn.png',
          imageAlt: 'A drawn circle crossed by a line',
        },
        body: bodyOf(1, `${LONG_WORD} is one word. `),
      },
      {
        frontMatter: {
          ...article,
          id: '2',
          title: 'שלום עולם: أهلا بالعالم',
          slug: 'right-to-left',
          category: 'Recovery',
          date: '2024-01-03',
        },
        body: `# ראשון\n\n${bodyOf(1, 'מילים בעברית נקראות מימין לשמאל כאן. ')}`,
      },
      {
        frontMatter: {
          ...article,
          id: '3',
          title: 'Every form of text',
          slug: 'every-form',
          category: 'Training',
          date: '2024-01-04',
        },
        body: [
          '# First level\n\n**A small heading:**\nText right below it, with **bold**, *italics* and `code`.',
          '## Second\n\n- one\n- two\n\n1. first\n2. second\n\n### Third\n\n#### Fourth',
          '> A quotation.\n\n[A link](https://example.com), [a plan](/workouts/heavy-tide-advanced), [a call](tel:+12025550100).',
          bodyOf(1),
        ].join('\n\n'),
      },
      {
        frontMatter: {
          ...article,
          id: '4',
          title: 'A draft nobody should see',
          slug: 'a-draft',
          category: 'Training',
          draft: true,
        },
        body: bodyOf(1),
      },
      {
        frontMatter: {
          ...article,
          id: '5',
          title: 'From the far future',
          slug: 'far-future',
          category: 'Training',
          date: '2999-01-01',
        },
        body: bodyOf(1),
      },
    ],
    plans: [...plans, byHandPlan, { ...summary, title: 'No Detail 🏠' }],
    testimonials: [],
    redirects: [{ from: '/blog/old-name', to: '/blog/every-form' }],
  }
}
