import { z } from 'zod'
import { field, flag, matching, oneLine, optionalField } from '../../../packages/content-validation'
import { phone } from './site-fields'

const address = 'https:\\/\\/[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d+)?(\\/\\S*)?'

/** How visitors reach the coach. */
export const contactFields = {
  email: optionalField(
    matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an email address'),
    'where messages go by mail, shown on the contact page and in the footer; without it, they open in WhatsApp',
    'coach@loadline.example',
  ),
  phone: optionalField(
    phone(),
    'a number to call, shown on the contact page and in the footer',
    '+1 202 555 0142',
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
  coaching: optionalField(
    z.strictObject({
      title: oneLine(60, 'its heading', 'Coaching'),
      text: oneLine(
        200,
        'what you sell, and to whom; the home page says it too',
        'One-to-one coaching online, for people with a job and little time.',
      ),
      includes: field(z.array(oneLine(150)).min(1).max(6), 'what it includes, one entry per line', [
        'A plan made for your week',
      ]),
      price: optionalField(
        oneLine(200),
        'what it costs, with currency and period; without it, the site says nothing about the price',
        '$140 a month. You can stop any month.',
      ),
      answer: optionalField(
        oneLine(200),
        'how soon you answer a message',
        'We answer on weekdays, within two days.',
      ),
      sample: flag('true for a made-up offer, of which the content check reminds you'),
    }),
    'what visitors can buy from you, on the contact page; without it, the site says nothing about it',
  ),
}
