import { goodContent, site } from './good-content'

const story = { quote: 'It works.', name: 'S', achievement: 'first pull-up', duration: '8 weeks' }
const person = {
  id: 'sample-coach',
  name: 'Sample coach',
  sample: true,
  role: 'Writes',
  qualification: 'None.',
  interests: 'None.',
  text: ['A sample.'],
}

test('a site that is no sample warns of every sample and placeholder that is left', () => {
  const folder = goodContent()
  folder.change('people/sample-coach.json', person)
  const stories = [story, { ...story, sample: true }]
  folder.write('testimonials.json', JSON.stringify(stories))
  expect(folder.check()).toMatchObject({ errors: [], warnings: [] })

  folder.change('site.json', {
    sample: undefined,
    email: 'coach@plain.example',
    phone: '+1 202 555 0142',
    coaching: { title: 'Coaching', text: 'Online.', includes: ['A plan'], sample: true },
  })
  const { errors, warnings } = folder.check()
  expect(errors).toEqual([])
  expect(warnings.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'content/people/sample-coach.json sample',
    'content/site.json url',
    'content/site.json agency.url',
    'content/site.json whatsapp.business',
    'content/site.json whatsapp.coach',
    'content/site.json socials[0].url',
    'content/site.json email',
    'content/site.json phone',
    'content/site.json coaching.sample',
    'content/testimonials.json [1].sample',
  ])
  for (const { message } of warnings) expect(message).toMatch(/; (write|describe|replace)/)
})

test('real numbers, addresses and people are no samples', () => {
  const folder = goodContent()
  folder.change('people/sample-coach.json', { ...person, sample: undefined })
  folder.change('site.json', {
    sample: undefined,
    url: 'https://plain-strength.com',
    agency: { name: 'Studio', url: 'https://studio.org/example' },
    whatsapp: { ...site.whatsapp, business: '+47 22 55 50 12', coach: '+1 202 555 0234' },
    email: 'coach@plain-strength.com',
    phone: '+47 22 55 50 12',
    coaching: { title: 'Coaching', text: 'Online.', includes: ['A plan'], price: '$90 a month.' },
    socials: [{ network: 'Instagram', url: 'https://instagram.com/plain' }],
  })
  expect(folder.check()).toMatchObject({ errors: [], warnings: [] })
})
