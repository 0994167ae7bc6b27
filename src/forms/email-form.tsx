import { ExternalLink } from '../ui/external-link'
import { useSite } from '../ui/use-site'
import { DeliveryForm } from './delivery-form'
import { DeliveryNotice } from './delivery-notice'
import { Field } from './field'
import { subscribeRules } from './model/form-rules'
import { whatsappUrl } from './model/whatsapp'
import { SubmitButton } from './submit-button'
import { useDelivery } from './use-delivery'

/** The newsletter form (spec section 2). Takes an id, because the home page has two. */
export function EmailForm({ id }: { id: string }) {
  const { whatsapp } = useSite()
  const { delivery, errors, values, onSubmit, connected } = useDelivery(subscribeRules)
  const chat = (address = '') =>
    whatsappUrl(whatsapp.business, `Please put me on your newsletter list. ${address}`.trim())

  return (
    <DeliveryForm name="newsletter" connected={connected} onSubmit={onSubmit}>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <Field
          id={`${id}-email`}
          name="email"
          rule={{ ...subscribeRules.email, label: 'Email address' }}
          error={errors.email}
          placeholder="Email address"
          autoComplete="email"
          labelHidden
        />
        <SubmitButton label="Subscribe" delivery={delivery} connected={connected} />
      </div>
      <DeliveryNotice
        delivery={delivery}
        subject="Your address"
        thanks="You are on the list. Look for the next issue in your inbox."
        whatsapp={chat(values.email)}
      />
      {!connected && (
        <p className="without-script mt-3 text-sm">
          {'This form needs JavaScript. '}
          <ExternalLink href={chat()} className="text-link">
            Ask on WhatsApp to be put on the list
          </ExternalLink>
        </p>
      )}
    </DeliveryForm>
  )
}
