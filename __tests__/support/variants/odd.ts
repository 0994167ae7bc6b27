import { tags } from '../../../src/lib/vocabulary'
import { byHandPlan } from './by-hand-plan'
import { bodyOf, type ContentFolder, frozenPlans } from './content-folder'
import { summaryPlan } from './summary-plan'
import { tappedPlan } from './tapped-plan'

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
 * tags, a local picture, a plan without detail, drafts, scheduled and updated articles, moved addresses, and every
 * kind of text an article's body may have. The test site adds it to the frozen content.
 */
export function odd(): Pick<ContentFolder, 'articles' | 'plans' | 'redirects'> & {
  extraTags: string[]
} {
  const [home] = frozenPlans().filter(({ category }) => category === 'Home')
  if (!home) throw new Error('The content has no plan for the home.')
  const { featured, ...summary } = summaryPlan(home)
  const article = { excerpt, date: '2024-01-02', readTime: '1 min read', tags: [], ...photo }
  return {
    extraTags,
    articles: [
      {
        frontMatter: {
          ...article,
          id: '101',
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
          id: '102',
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
          id: '103',
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
          id: '104',
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
          id: '105',
          title: 'From the far future',
          slug: 'far-future',
          category: 'Training',
          date: '2999-01-01',
        },
        body: bodyOf(1),
      },
    ],
    plans: [
      byHandPlan,
      tappedPlan,
      { ...summary, id: `no-detail-${home.level.toLowerCase()}`, title: 'No Detail 🏠' },
    ],
    redirects: [{ from: '/blog/old-name', to: '/blog/every-form' }],
  }
}
