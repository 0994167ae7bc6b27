import { z } from 'zod'
import { field, matching, oneLine, optionalField } from '../../../packages/content-validation'
import { phone } from './site-fields'

const address = 'https:\\/\\/[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d+)?(\\/\\S*)?'

/** How visitors reach the coach. */
export const contactFields = {
  email: optionalField(
    matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an email address'),
    'where messages go by mail; without it, they open in WhatsApp',
    'coach@loadline.example',
  ),
  whatsapp: optionalField(
    z.strictObject({
      business: field(
        phone(),
        'the number behind the round button, with + and the country code',
        '+1 202 555 0142',
      ),
      coach: optionalField(
        phone(),
        'a second number, which takes messages to the coach; default: the same',
        '+1 202 555 0187',
      ),
      greeting: oneLine(300, 'the prefilled message', 'Hi, I would like to talk about training.'),
    }),
    'where WhatsApp chats go; a site with an email may leave it out, with the round button',
  ),
  forms: field(
    matching(
      new RegExp(`^(none|netlify|${address})$`),
      'must be none, netlify, or the https address of a form service',
    ),
    'who receives the forms: none (they open a mail or a chat), netlify, or the https address of a form service',
    'none',
    'https://formspree.io/f/abcdwxyz',
  ),
  newsletter: optionalField(
    matching(
      new RegExp(`^(off|${address})$`),
      'must be off, or the https address of a service that takes forms',
    ),
    'off takes the newsletter off every page; or the https address that its form is sent to; default: where the other forms go',
    'off',
  ),
}
