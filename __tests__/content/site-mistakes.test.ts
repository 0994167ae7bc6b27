import { goodContent, site } from './good-content'
import { type Mistake, mistakesIn, testMistakes } from './mistakes'

const inSite = mistakesIn('site.json', (folder, fields) => folder.change('site.json', fields))

const about = (creator: object) => ({
  about: { ...site.about, creator: { ...site.about.creator, ...creator } },
})
const whatsapp = (business: string) => ({ whatsapp: { ...site.whatsapp, business } })
const social = (url: string) => ({ socials: [{ network: 'Instagram', url }] })

describe('site settings', () => {
  testMistakes([
    inSite('an address with a slash at its end', { url: 'https://plain.example/' }, 'url', [
      'without a trailing slash',
    ]),
    inSite('an address without https', { url: 'plain.example' }, 'url', [
      '"plain.example"',
      'https://',
    ]),
    inSite('a phone number without country code', whatsapp('202 555 0142'), 'whatsapp.business', [
      '"202 555 0142"',
      'start with + and the country code',
    ]),
    inSite('a phone number too short', whatsapp('+1 555'), 'whatsapp.business', ['8 to 15 digits']),
    inSite('a phone number too long', whatsapp('+1 202 555 0142 0142 0142'), 'whatsapp.business', [
      '8 to 15 digits',
    ]),
    inSite('a profile without https', social('instagram.com/plain'), 'socials[0].url', [
      'https address, or # if there is none yet',
    ]),
    inSite('an unknown forms provider', { forms: 'netlfy' }, 'forms', [
      'none or netlify',
      'did you mean "netlify"?',
    ]),
    inSite('an image host with https', { imageHost: 'https://images.unsplash.com' }, 'imageHost', [
      'only a domain',
    ]),
    inSite('a year as text', { copyrightYear: '2025' }, 'copyrightYear', [
      '"2025"',
      'a number (no quotes)',
    ]),
    inSite('a year out of bounds', { copyrightYear: 20255 }, 'copyrightYear', [
      'the number 20255',
      'at most 2100',
    ]),
    inSite(
      'two pillars',
      { home: { ...site.home, pillars: site.home.pillars.slice(1) } },
      'home.pillars',
      ['2 entries', 'exactly 3 are required', 'add 1'],
    ),
    inSite('a misspelled field', { authr: 'Dana' }, 'authr', ['did you mean "author"?']),
    inSite('HTML in the tagline', { tagline: 'Train <em class="x">smart</em>.' }, 'tagline', [
      'the HTML <em class="x">',
    ]),
    inSite(
      'a picture in a text',
      about({ text: ['<img src=x onerror=go()>'] }),
      'about.creator.text[0]',
      ['the HTML <img src=x onerror=go()>'],
    ),
    inSite('no tagline', { tagline: undefined }, 'tagline', ['missing', 'what the footer says']),
    inSite(
      'a portrait from another host',
      about({ image: 'https://pictures.example/me.jpg' }),
      'about.creator.image',
      ['the only image host'],
    ),
    inSite('a portrait that is not there', about({ image: 'me.jpg' }), 'about.creator.image', [
      'no file "me.jpg" in content',
    ]),
    inSite(
      'a portrait described by its file name',
      about({ imageAlt: 'me.jpg' }),
      'about.creator.imageAlt',
      ['say what the picture shows'],
    ),
    inSite(
      'an extra tag that is known already',
      { extraTags: ['Mobility', 'Sleep'] },
      'extraTags[1]',
      ['"Sleep"', 'already'],
    ),
  ])
})

describe('testimonials', () => {
  const story = {
    quote: 'It works.',
    name: 'Sample',
    achievement: 'first pull-up',
    duration: '8 weeks',
  }
  const inStories = (
    name: string,
    stories: unknown,
    field: string | undefined,
    says: string[],
  ): Mistake => ({
    name,
    make: (folder) => folder.write('testimonials.json', JSON.stringify(stories, null, 2)),
    file: 'testimonials.json',
    ...(field && { field }),
    says,
  })
  testMistakes([
    inStories('one without a quote', [story, { ...story, quote: undefined }], '[1].quote', [
      'missing',
      'what was said',
    ]),
    inStories('one with an unknown field', [{ ...story, star: 5 }], '[0].star', [
      'not a known field',
      'quote, name, achievement or duration',
    ]),
    inStories('no list', story, undefined, ['a group of fields', 'a list in [ ]']),
  ])
})

describe('redirects', () => {
  const inRedirects = (
    name: string,
    redirects: [string, string][],
    field: string,
    says: string[],
  ): Mistake => ({
    name,
    make: (folder) =>
      folder.write(
        'redirects.json',
        JSON.stringify(
          redirects.map(([from, to]) => ({ from, to })),
          null,
          2,
        ),
      ),
    file: 'redirects.json',
    field,
    says,
  })
  testMistakes([
    inRedirects('to a page that does not exist', [['/old', '/blog/slep']], '[0].to', [
      'no page "/blog/slep"',
      'did you mean "/blog/sleep"?',
    ]),
    inRedirects('to an address that is none', [['/old', 'blog/sleep']], '[0].to', [
      '"blog/sleep"',
      'a page of this site or an https address',
    ]),
    inRedirects('from a page that exists', [['/blog/food', '/blog/sleep']], '[0].from', [
      '"/blog/food" is a page of this site',
      'delete it or the redirect',
    ]),
    inRedirects('from another site', [['https://old.example', '/blog']], '[0].from', [
      'starts with /',
    ]),
    inRedirects(
      'from the same address twice',
      [
        ['/old', '/blog'],
        ['/old', '/about'],
      ],
      '[1].from',
      ['already redirects'],
    ),
    inRedirects(
      'in two steps',
      [
        ['/old', '/older'],
        ['/older', '/blog'],
      ],
      '[0].to',
      ['/old → /older → /blog', 'write "/blog"'],
    ),
    inRedirects('to itself', [['/old', '/old']], '[0].to', ['to itself']),
  ])

  test('a redirect loop is reported at each end', () => {
    const folder = goodContent()
    folder.write('redirects.json', '[{"from":"/a","to":"/b"},{"from":"/b","to":"/a"}]')
    expect(folder.check().errors).toMatchObject([
      { field: '[0].to', message: expect.stringContaining('/a → /b → /a form a loop') },
      { field: '[1].to', message: expect.stringContaining('/b → /a → /b form a loop') },
    ])
  })
})
