import { articleFile, goodContent, site } from './good-content'
import { testMistakes, testOtherMistakes } from './mistakes'

const creator = (fields: object) => ({
  about: { ...site.about, creator: { ...site.about.creator, ...fields } },
})
const whatsapp = (business: string) => ({ whatsapp: { ...site.whatsapp, business } })
const pillars = site.home.pillars.slice(1)
const colors = { dark: '#10161b', light: '#f6f3ec', accent: '#c2361c' }
const analytics = { service: 'Plausible', script: 'https://plausible.io/js/script.js' }

testMistakes('site.json', (folder, fields: object) => folder.change('site.json', fields), [
  [{ url: 'https://plain.example/' }, 'url', 'without a trailing slash'],
  [{ url: 'plain.example' }, 'url', '"plain.example"', 'https://'],
  [whatsapp('202 555 0142'), 'whatsapp.business', 'start with + and the country code'],
  [
    { socials: [{ network: 'X', url: 'x.com/a' }] },
    'socials[0].url',
    'https address, or # if there',
  ],
  [
    { forms: 'netlfy' },
    'forms',
    '"netlfy"',
    'none, netlify, or the https address of a form service',
  ],
  [{ newsletter: 'no' }, 'newsletter', '"no"', 'must be off, or the https address'],
  [
    { whatsapp: { business: '+49 (0)170 1234567', greeting: 'Hi' } },
    'whatsapp.business',
    'zero in brackets',
  ],
  [{ phone: '202 555 0142' }, 'phone', 'start with + and the country code'],
  [
    { coaching: { title: 'Coaching', text: 'Online.', includes: [] } },
    'coaching.includes',
    'The field is empty',
  ],
  [
    { coaching: { title: 'Coaching', text: 'Online.', includes: ['A plan'], cost: '$1' } },
    'coaching.cost',
  ],
  [{ email: undefined, whatsapp: undefined }, '', 'neither an email nor a WhatsApp number'],
  [
    { colors: { ...colors, accent: '#f2c230' } },
    'colors.accent',
    'white words on it are too faint, 1.7 to 1',
    'write a darker color, such as #',
  ],
  [{ colors: { ...colors, dark: '#667788' } }, 'colors.dark', 'too faint', 'needs 10 to 1'],
  [{ mark: 'logo.svg' }, 'mark', 'no file "logo.svg" in content'],
  [
    { home: { ...site.home, image: 'https://images.unsplash.com/photo-9' } },
    'home.imageAlt',
    'say what the photograph shows',
  ],
  [
    { analytics, cookieBanner: false },
    'cookieBanner',
    'Plausible may load only after a visitor agrees',
  ],
  [{ imageHost: 'https://images.unsplash.com' }, 'imageHost', 'only a domain'],
  [{ copyrightYear: 20255 }, 'copyrightYear', 'the number 20255', 'at most 2100'],
  [{ home: { ...site.home, pillars } }, 'home.pillars', '2 entries', 'exactly 3', 'add 1'],
  [{ tagline: undefined }, 'tagline', 'missing', 'what the footer says'],
  [
    creator({ text: ['<img src=x onerror=go()>'] }),
    'about.creator.text[0]',
    '<img src=x onerror=go()>',
  ],
  [creator({ image: 'me.jpg' }), 'about.creator.image', 'no file "me.jpg" in content'],
  [{ extraTags: ['Mobility', 'Sleep'] }, 'extraTags[1]', '"Sleep"', 'already'],
  [{ extraTags: ['muscle-building'] }, 'extraTags[0]', 'the same address as "Muscle Building"'],
  [{ extraTags: ['?'] }, 'extraTags[0]', 'no letters or digits', 'add a word'],
])

const story = { quote: 'It works.', name: 'S', achievement: 'first pull-up', duration: '8 weeks' }
testMistakes(
  'testimonials.json',
  (folder, stories: unknown) => folder.write('testimonials.json', JSON.stringify(stories, null, 2)),
  [[[{ ...story, star: 5 }], '[0].star', 'use quote, name, achievement, duration or sample']],
)

testMistakes(
  'redirects.json',
  (folder, redirects: Record<string, string>) =>
    folder.write(
      'redirects.json',
      JSON.stringify(Object.entries(redirects).map(([from, to]) => ({ from, to }))),
    ),
  [
    [{ '/old': '/blog/slep' }, '[0].to', 'no page "/blog/slep"', 'did you mean "/blog/sleep"?'],
    [{ '/old': 'blog/sleep' }, '[0].to', '"blog/sleep"', 'a page of this site or an https address'],
    [{ '/blog/food': '/blog' }, '[0].from', '"/blog/food" is a page', 'delete it or the redirect'],
    [{ 'https://old.example': '/blog' }, '[0].from', 'starts with /'],
    [{ '/old': '/older', '/older': '/blog' }, '[0].to', '/old → /older → /blog', 'write "/blog"'],
    [{ '/old': '/old' }, '[0].to', 'to itself'],
  ],
)

test('a redirect loop is reported at each end, a repeated address at the second', () => {
  const folder = goodContent()
  folder.write('redirects.json', '[{"from":"/a","to":"/b"},{"from":"/b","to":"/a"}]')
  expect(folder.check().errors).toMatchObject([
    { field: '[0].to', message: expect.stringContaining('/a → /b → /a form a loop') },
    { field: '[1].to', message: expect.stringContaining('/b → /a → /b form a loop') },
  ])
  folder.write('redirects.json', '[{"from":"/a","to":"/blog"},{"from":"/a","to":"/about"}]')
  expect(folder.check().errors).toMatchObject([
    { field: '[1].from', message: expect.stringContaining('already redirects') },
  ])
})

const text = 'What it is about.'
const topics = ['category Recovery', 'category Nutrition', 'tag Sleep', 'tag Recovery'].map(
  (topic) => ({ kind: topic.split(' ')[0], name: topic.split(' ')[1], text }),
)
testMistakes(
  'topics.json',
  (folder, topic: object) => folder.write('topics.json', JSON.stringify([...topics, topic])),
  [
    [{ kind: 'tag', name: 'Slep', text }, '[4].name', 'no tag "Slep"', 'did you mean "Sleep"?'],
    [{ kind: 'tag', name: 'Sleep', text }, '[4].name', 'already has an introduction', 'delete one'],
    [{ kind: 'tag', name: 'Myths' }, '[4].text', 'missing', 'two or three plain sentences'],
  ],
)

test('a topic with articles but no introduction is a warning, one without articles is none', () => {
  const folder = goodContent()
  const myths = { kind: 'tag', name: 'Myths', text }
  folder.write('topics.json', JSON.stringify([...topics.slice(0, 3), myths]))
  expect(folder.check()).toMatchObject({
    errors: [],
    warnings: [{ message: expect.stringContaining('"Recovery" has articles but no introduction') }],
  })
})

const mobility = { kind: 'tag', name: 'Mobility', text }
const certainty = { title: 'How sure we are', text: ['Two words.'], grades: [] }
testOtherMistakes([
  [
    (folder) => {
      folder.change('site.json', { extraTags: ['Mobility', ''] })
      folder.write('articles/sleep.md', articleFile({ tags: ['Mobility'] }))
      folder.write('topics.json', JSON.stringify([...topics, mobility]))
    },
    'site.json extraTags[1]',
    'The field is empty',
  ],
  [
    (folder) => {
      folder.change('site.json', { about: { ...site.about, certainty } })
      folder.write('articles/sleep.md', articleFile({}, '[Likely](/how-sure-we-are)'))
    },
    'site.json about.certainty.grades',
    'The field is empty',
  ],
])

test.each(['', '{}', '["'])('topics.json that holds %j is one mistake and no warning', (text) => {
  const folder = goodContent()
  folder.write('topics.json', text)
  expect(folder.check()).toMatchObject({ errors: [{ file: 'content/topics.json' }], warnings: [] })
})
