import { ExternalLink } from '../ui/external-link'
import { useSite } from '../ui/use-site'
import { DeliveryForm } from './delivery-form'
import { DeliveryNotice } from './delivery-notice'
import { Field } from './field'
import { contactRules } from './model/form-rules'
import { whatsappUrl } from './model/whatsapp'
import { SubmitButton } from './submit-button'
import { useDelivery } from './use-delivery'

/** The contact form (spec section 2). */
export function ContactForm() {
  const { whatsapp } = useSite()
  const { delivery, errors, values, onSubmit, connected } = useDelivery(contactRules)
  const { name = '', email = '', subject = '', message = '' } = values
  const chat = whatsappUrl(whatsapp.coach, `${subject}\n\n${message}\n\n${name}, ${email}`)
  const field = (name: keyof typeof contactRules) => ({
    id: `contact-${name}`,
    name,
    rule: contactRules[name],
    error: errors[name],
  })

  return (
    <DeliveryForm name="contact" connected={connected} onSubmit={onSubmit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('email')} autoComplete="email" />
      </div>
      <Field {...field('subject')} />
      <Field {...field('message')} multiline />
      <div>
        <SubmitButton label="Send Message" delivery={delivery} connected={connected} />
      </div>
      <DeliveryNotice
        delivery={delivery}
        subject="Your message"
        thanks="Your message has arrived. We will answer by email."
        whatsapp={chat}
      />
      {!connected && (
        <p className="without-script">
          {'This form needs JavaScript. '}
          <ExternalLink href={whatsappUrl(whatsapp.coach, whatsapp.greeting)} className="text-link">
            Write on WhatsApp instead
          </ExternalLink>
        </p>
      )}
    </DeliveryForm>
  )
}
