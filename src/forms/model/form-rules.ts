/** What a form field may hold; lengths in characters. */
export interface FieldRule {
  label: string
  required: boolean
  max: number
  email?: boolean
}

/** The fields of the contact form (spec section 2); limits as mail systems and coaches can take them. */
export const contactRules = {
  name: { label: 'Name', required: true, max: 100 },
  email: { label: 'Email', required: true, max: 254, email: true },
  subject: { label: 'Subject', required: true, max: 150 },
  message: { label: 'Message', required: true, max: 4000 },
} as const satisfies Record<string, FieldRule>

/** The one field of the newsletter forms. */
export const subscribeRules = {
  email: contactRules.email,
} as const satisfies Record<string, FieldRule>

/** Messages by field name; fields without one are fine. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>

/** As lenient as browsers are: something, an @, something with a dot. Only a sent message proves an address. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function problemOf({ label, required, max, email }: FieldRule, value: string): string | undefined {
  const name = label.toLowerCase()
  if (required && value.trim() === '') {
    return email ? 'Enter your email address.' : `Enter ${name === 'name' ? 'your' : 'a'} ${name}.`
  }
  if (value.length > max) {
    return `${label} can have ${max.toLocaleString('en-US')} characters; this has ${value.length.toLocaleString('en-US')}. Shorten it.`
  }
  if (email && value !== '' && !EMAIL.test(value.trim())) {
    return 'This does not look like an email address. It should read like name@example.com.'
  }
  return undefined
}

/** Checks values by rules. Returns a message for each field that has a problem, none when all is well. */
export function checkFields<Name extends string>(
  rules: Record<Name, FieldRule>,
  values: Partial<Record<Name, string>>,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const problem = problemOf(rules[name], values[name] ?? '')
    if (problem) errors[name] = problem
  }
  return errors
}
