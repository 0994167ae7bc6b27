/** Constraints of a form field; lengths in characters. */
export interface FieldRule {
  label: string
  max: number
  email?: boolean
  optional?: boolean
}

/** The contact form's fields (spec section 2). The limits suit mail systems and readers. */
export const contactRules = {
  name: { label: 'Name', max: 100 },
  email: { label: 'Email', max: 254, email: true },
  subject: { label: 'Subject', max: 150 },
  message: { label: 'Message', max: 4000 },
} as const satisfies Record<string, FieldRule>

/** The same for a message that opens in an app, which knows the sender, and needs no subject. */
export const composedRules = {
  ...contactRules,
  email: { ...contactRules.email, optional: true },
  subject: { ...contactRules.subject, optional: true },
} as const satisfies Record<string, FieldRule>

/** The newsletter form's field. */
export const subscribeRules = {
  email: { ...contactRules.email, label: 'Email address' },
} as const satisfies Record<string, FieldRule>

/** Error messages by field name. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>

/** As lenient as browsers: text, an @, text with a dot. Only a message that arrives proves an address. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function validateField(rule: FieldRule, value: string): string | undefined {
  const { label, max, email, optional } = rule
  if (value.trim() === '') {
    if (optional) return undefined
    if (email) return 'Enter your email address.'
    return `Enter ${label === 'Name' ? 'your' : 'a'} ${label.toLowerCase()}.`
  }
  if (value.length > max) {
    return `${label} can have ${max.toLocaleString('en-US')} characters; this has ${value.length.toLocaleString('en-US')}. Shorten it.`
  }
  if (email && !EMAIL.test(value.trim())) {
    return 'This does not look like an email address. It should read like name@example.com.'
  }
  return undefined
}

/** Validates values. Returns messages for the invalid fields only. */
export function validateFields<Name extends string>(
  rules: Record<Name, FieldRule>,
  values: Partial<Record<Name, string>>,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const problem = validateField(rules[name], values[name] ?? '')
    if (problem) errors[name] = problem
  }
  return errors
}
