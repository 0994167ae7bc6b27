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

/** Composes a message to the coach: a mail if the site has an address, else a chat. It has one of the two. */
export function composeMessage(
  { email, whatsapp }: Contact,
  { subject, text }: { subject: string; text: string },
): ComposedMessage {
  if (email || !whatsapp) {
    const fields = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
    return { app: 'your mail program', href: `mailto:${email ?? ''}?${fields}` }
  }
  return {
    app: 'WhatsApp',
    href: whatsappUrl(coachNumber(whatsapp), `${subject}\n\n${text}`),
  }
}
