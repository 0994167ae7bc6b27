import { bodyOf, type ContentFolder, frozenPlans } from './content-folder'
import { summaryPlan } from './summary-plan'

/**
 * Content after a rebrand: nothing of the old brand remains. One article, thirteen
 * plans without detail, no exercises, no testimonials, and a host that receives the forms.
 */
export function otherBrand(): ContentFolder {
  const plans = frozenPlans().map(summaryPlan)
  const featured = plans.filter(({ featured }) => featured)
  const others = plans.filter(({ featured }) => !featured).slice(0, 10)
  return {
    site: {
      name: 'Kjernekraft',
      url: 'https://kjernekraft.example',
      tagline: 'Slow is smooth.',
      description: 'Training by the fjord, three evenings a week.',
      author: 'Team Kjernekraft',
      copyrightYear: 2031,
      agency: { name: 'Fjord & Sons', url: 'https://fjord.example/studio' },
      whatsapp: {
        business: '+1 202 555 0111',
        coach: '+1 202 555 0122',
        greeting: 'Hei, I would like to train.',
      },
      socials: [{ network: 'Bluesky', url: 'https://social.example/@kjernekraft' }],
      forms: 'netlify',
      imageHost: 'images.unsplash.com',
      home: {
        headline: 'Slow is smooth.',
        lead: 'Three evenings a week, one bar, no hurry.',
        pillars: [
          { title: 'Patience', text: 'Nothing is late that is still going up.' },
          { title: 'Iron', text: 'One bar is enough.' },
          { title: 'Soup', text: 'Eat after.' },
        ],
      },
      about: {
        title: 'Strength for long winters',
        mission: ['We train people who carry wood.'],
        creator: {
          years: '12',
          clients: '80',
          text: ['I learned to lift in a boathouse.'],
          image: 'https://images.unsplash.com/photo-1738523686619-1b3b5d2405ee',
          imageAlt: 'A coach talking with a client in a gym',
        },
        method: [
          { title: 'Lift', text: 'Then rest.' },
          { title: 'Eat', text: 'Then sleep.' },
          { title: 'Write', text: 'Then look.' },
        ],
        name: { title: 'Behind the Name', text: ['It means the strength in the middle.'] },
      },
    },
    articles: [
      {
        frontMatter: {
          id: '1',
          title: 'Rest',
          excerpt:
            'Why the day on which nothing happens is the day on which the work of the other days is turned into strength.',
          date: '2024-01-02',
          slug: 'rest',
          readTime: '1 min read',
          category: 'Recovery',
          tags: [],
          image: 'https://images.unsplash.com/photo-1758273239813-cecda76c6c19',
          imageAlt: 'Young woman sleeping peacefully',
        },
        body: bodyOf(1),
      },
    ],
    plans: [...featured, ...others],
    testimonials: [],
    redirects: [],
  }
}
