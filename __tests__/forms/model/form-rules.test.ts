import { contactRules, subscribeRules, validateFields } from '../../../src/forms/model/form-rules'

const filled = {
  name: 'Dana Brook',
  email: 'dana@example.com',
  subject: 'Deload weeks',
  message: 'How often?',
}

test.each([undefined, '', '   ', '\n'])(
  'every field is required, and %j does not count',
  (blank) => {
    const blanks = { name: blank, email: blank, subject: blank, message: blank }
    // In the order of the fields, because the first invalid one gets the focus.
    expect(Object.entries(validateFields(contactRules, blanks as Partial<typeof filled>))).toEqual([
      ['name', 'Enter your name.'],
      ['email', 'Enter your email address.'],
      ['subject', 'Enter a subject.'],
      ['message', 'Enter a message.'],
    ])
  },
)

test.each([
  'dana',
  'dana@example',
  '@example.com',
  'dana@',
  'da na@example.com',
  'a@b@c.de',
  'a@.',
])('"%s" is not a valid email address', (email) => {
  expect(validateFields(subscribeRules, { email })).toEqual({
    email: 'This does not look like an email address. It should read like name@example.com.',
  })
})

test.each(['dana@example.com', 'd+x@a.example.co', ' dana@example.com ', 'ægir@bücher.example'])(
  '"%s" is accepted as an email address',
  (email) => {
    expect(validateFields(contactRules, { ...filled, email })).toEqual({})
  },
)

test.each([
  ['name', 100, 'Name can have 100 characters; this has 101. Shorten it.'],
  ['email', 254, 'Email can have 254 characters; this has 255. Shorten it.'],
  ['subject', 150, 'Subject can have 150 characters; this has 151. Shorten it.'],
  ['message', 4000, 'Message can have 4,000 characters; this has 4,001. Shorten it.'],
] as const)('%s accepts at most %i characters', (field, max, message) => {
  const text = (length: number) => filled.email.padStart(length, 'x')
  expect(validateFields(contactRules, { ...filled, [field]: text(max) })).toEqual({})
  expect(validateFields(contactRules, { ...filled, [field]: text(max + 1) })).toEqual({
    [field]: message,
  })
})
