import { ExternalLink } from '../ui/external-link'
import { useSite } from '../ui/use-site'
import { DeliveryForm, SubmitButton } from './delivery-form'
import { Field } from './field'
import { contactRules } from './model/form-rules'
import { whatsappUrl } from './model/whatsapp'
import { useDelivery } from './use-delivery'

/** The contact form (spec section 2). */
export function ContactForm() {
  const { whatsapp } = useSite()
  const delivery = useDelivery('contact', contactRules)
  const { name = '', email = '', subject = '', message = '' } = delivery.values
  return (
    <DeliveryForm
      name="contact"
      delivery={delivery}
      className="grid gap-5"
      subject="Your message"
      thanks="Your message has arrived. We will answer by email."
      whatsapp={whatsappUrl(whatsapp.coach, `${subject}\n\n${message}\n\n${name}, ${email}`)}
      withoutScript={
        <p className="without-script">
          {'This form needs JavaScript. '}
          <ExternalLink href={whatsappUrl(whatsapp.coach, whatsapp.greeting)} className="text-link">
            Write on WhatsApp instead
          </ExternalLink>
        </p>
      }
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
