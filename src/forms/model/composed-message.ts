import { whatsappUrl } from './whatsapp'

/** How visitors reach the coach, from content/site.json. */
interface Contact {
  email: string | null
  whatsapp: { business: string; coach: string | null } | null
}

/** A message that opens in an app of the visitor's, who sends it there. */
export interface ComposedMessage {
  app: 'WhatsApp' | 'your mail program'
  href: string
}

/** The number that reaches the coach: the site's second one, or its only one. */
export const coachNumber = ({ business, coach }: NonNullable<Contact['whatsapp']>) =>
  coach ?? business

/** Composes a message to the coach for each app that takes it, mail first. The site has one of the two. */
export function composeMessages(
  { email, whatsapp }: Contact,
  { subject, text }: { subject: string; text: string },
): ComposedMessage[] {
  const fields = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
  const chat = [subject, text].filter(Boolean).join('\n\n')
  return [
    ...(email ? [{ app: 'your mail program' as const, href: `mailto:${email}?${fields}` }] : []),
    ...(whatsapp
      ? [{ app: 'WhatsApp' as const, href: whatsappUrl(coachNumber(whatsapp), chat) }]
      : []),
  ]
}
