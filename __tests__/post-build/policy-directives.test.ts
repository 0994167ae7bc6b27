import { policyDirectives } from '../../src/post-build/policy-directives'

test('without a service, only pictures come from another host', () => {
  expect(policyDirectives({ forms: 'netlify' }, ['images.unsplash.com'])).toEqual({
    'script-src': [],
    'img-src': ['https://images.unsplash.com'],
    'connect-src': [],
    'form-action': [],
  })
})

test('forms and the service that counts visits are named, each once', () => {
  expect(
    policyDirectives(
      {
        forms: 'https://formspree.io/f/abc',
        newsletter: 'https://formspree.io/f/def',
        analytics: {
          service: 'GoatCounter',
          script: 'https://gc.zgo.at/count.js',
          attributes: { 'data-goatcounter': 'https://me.goatcounter.com/count' },
        },
      },
      [],
    ),
  ).toEqual({
    'script-src': ['https://gc.zgo.at'],
    'img-src': ['https://gc.zgo.at', 'https://me.goatcounter.com'],
    'connect-src': ['https://formspree.io', 'https://gc.zgo.at', 'https://me.goatcounter.com'],
    'form-action': ['https://formspree.io'],
  })
})
