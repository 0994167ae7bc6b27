import type { SiteSettings } from '../../src/content/schema/site'

const point = { title: 'Structure', text: 'Every week says what changes.' }

export const site: SiteSettings = {
  name: 'Plain Strength',
  url: 'https://plain.example',
  tagline: 'Train with a plan.',
  description: 'Plans and articles.',
  author: 'The Coach',
  copyrightYear: 2025,
  agency: { name: 'Studio', url: 'https://studio.example' },
  whatsapp: { business: '+1 202 555 0142', coach: '+1 (202) 555-0187', greeting: 'Hi' },
  socials: [{ network: 'Instagram', url: '#' }],
  forms: 'none',
  imageHost: 'images.unsplash.com',
  home: { headline: 'Train.', lead: 'With a plan.', pillars: [point, point, point] },
  about: {
    title: 'About',
    mission: ['We help.'],
    creator: {
      years: '5+',
      clients: '1000+',
      text: ['A coach.'],
      image: 'https://images.unsplash.com/photo-3',
      imageAlt: 'A coach at work',
    },
    method: [point, point, point],
    name: { title: 'Behind the Name', text: ['It is plain.'] },
  },
}
