import { ExternalLink } from '../ui/external-link'
import { useSite } from '../ui/use-site'
import { DeliveryForm, SubmitButton } from './delivery-form'
import { Field } from './field'
import { subscribeRules } from './model/form-rules'
import { whatsappUrl } from './model/whatsapp'
import { useDelivery } from './use-delivery'

/** The newsletter form (spec section 2). Takes an id, because the home page has two. */
export function EmailForm({ id }: { id: string }) {
  const { whatsapp } = useSite()
  const delivery = useDelivery(id, subscribeRules)
  const chat = (address = '') =>
    whatsappUrl(whatsapp.business, `Please put me on your newsletter list. ${address}`.trim())
  return (
    <DeliveryForm
      name="newsletter"
      delivery={delivery}
      subject="Your address"
      thanks="You are on the list. Look for the next issue in your inbox."
      whatsapp={chat(delivery.values.email)}
      withoutScript={
        <p className="without-script mt-3 text-sm">
          {'This form needs JavaScript. '}
          <ExternalLink href={chat()} className="text-link">
            Ask on WhatsApp to be put on the list
          </ExternalLink>
        </p>
      }
    >
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <Field
          {...delivery.field('email')}
          placeholder="Email address"
          autoComplete="email"
          labelHidden
        />
        <SubmitButton label="Subscribe" delivery={delivery} />
      </div>
    </DeliveryForm>
  )
}
