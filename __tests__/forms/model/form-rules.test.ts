import { contactRules, subscribeRules, validateFields } from '../../../src/forms/model/form-rules'

const filled = {
  name: 'Dana Brook',
  email: 'dana@example.com',
  subject: 'Deload weeks',
  message: 'How often?',
}

test('a filled form has no errors', () => {
  expect(validateFields(contactRules, filled)).toEqual({})
  expect(validateFields(subscribeRules, { email: filled.email })).toEqual({})
})

test.each(['', '   ', '\n'])('every field is required, and blanks (%j) do not count', (blank) => {
  const errors = validateFields(contactRules, {
    name: blank,
    email: blank,
    subject: blank,
    message: blank,
  })
  expect(errors).toEqual({
    name: 'Enter your name.',
    email: 'Enter your email address.',
    subject: 'Enter a subject.',
    message: 'Enter a message.',
  })
})

test('a missing field is reported like an empty one', () => {
  expect(validateFields(subscribeRules, {})).toEqual({ email: 'Enter your email address.' })
})

test('errors follow the order of the fields', () => {
  expect(Object.keys(validateFields(contactRules, {}))).toEqual([
    'name',
    'email',
    'subject',
    'message',
  ])
})

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
    expect(validateFields(subscribeRules, { email })).toEqual({})
  },
)

test.each([
  ['name', 100, 'Name can have 100 characters; this has 101. Shorten it.'],
  ['subject', 150, 'Subject can have 150 characters; this has 151. Shorten it.'],
  ['message', 4000, 'Message can have 4,000 characters; this has 4,001. Shorten it.'],
] as const)('%s accepts at most %i characters', (field, max, message) => {
  expect(validateFields(contactRules, { ...filled, [field]: 'x'.repeat(max) })).toEqual({})
  expect(validateFields(contactRules, { ...filled, [field]: 'x'.repeat(max + 1) })).toEqual({
    [field]: message,
  })
})

test('a megabyte of text is rejected as too long', () => {
  const megabyte = 'x'.repeat(1_000_000)
  expect(validateFields(contactRules, { ...filled, email: megabyte, message: megabyte })).toEqual({
    email: 'Email can have 254 characters; this has 1,000,000. Shorten it.',
    message: 'Message can have 4,000 characters; this has 1,000,000. Shorten it.',
  })
})

test('an email address accepts at most 254 characters', () => {
  const address = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`
  expect(validateFields(subscribeRules, { email: address(254) })).toEqual({})
  expect(validateFields(subscribeRules, { email: address(255) })).toEqual({
    email: 'Email can have 254 characters; this has 255. Shorten it.',
  })
})
