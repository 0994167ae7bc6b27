import { useSite } from '../components/use-site'
import { DeliveryForm, SubmitButton } from './delivery-form'
import { Field } from './field'
import { composeMessages } from './model/composed-message'
import { composedRules, contactRules } from './model/form-rules'
import { formTarget } from './model/form-target'
import { useDelivery } from './use-delivery'

/** The contact form (spec section 2). A composed message names the page that led here. */
export function ContactForm() {
  const site = useSite()
  const delivery = useDelivery(
    'contact',
    'contact',
    // A chat or a mail says by itself whom it comes from.
    formTarget(site, 'contact') ? contactRules : composedRules,
    ({ name, email, subject = '', message }) => {
      if (!message)
        return composeMessages(site, { subject: 'Training', text: site.whatsapp?.greeting ?? '' })
      const from = pageBefore()
      const sender = [name, email].filter(Boolean).join(', ')
      const text = [message, sender, ...(from ? [`I came from ${from}`] : [])]
      return composeMessages(site, { subject, text: text.join('\n\n') })
    },
  )
  return (
    <DeliveryForm
      name="contact"
      delivery={delivery}
      className="grid gap-5"
      subject="message"
      thanks="Your message has arrived. We will answer by email."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...delivery.field('name')} autoComplete="name" />
        <Field {...delivery.field('email')} autoComplete="email" />
      </div>
      <Field {...delivery.field('subject')} />
      <Field {...delivery.field('message')} multiline />
      <div>
        <SubmitButton label="Send Message" delivery={delivery} />
      </div>
    </DeliveryForm>
  )
}

/**
 * The address of the site's page that led to this one; undefined if another site did, or if React has changed
 * the page since, because the browser then still names what led to the first one.
 */
function pageBefore(): string | undefined {
  const { referrer } = document
  if (!referrer.startsWith(`${window.location.origin}/`)) return undefined
  const [load] = performance.getEntriesByType('navigation')
  return load?.name === window.location.href ? referrer : undefined
}
