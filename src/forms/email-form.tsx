import { useSite } from '../components/use-site'
import { DeliveryForm, SubmitButton } from './delivery-form'
import { Field } from './field'
import { composeMessages } from './model/composed-message'
import { subscribeRules } from './model/form-rules'
import { useDelivery } from './use-delivery'

/** The newsletter form (spec section 2). Takes an id, because a page may have two. */
export function EmailForm({ id }: { id: string }) {
  const site = useSite()
  const delivery = useDelivery(id, 'newsletter', subscribeRules, ({ email = '' }) =>
    composeMessages(site, {
      subject: 'Newsletter',
      text: `Please put me on your newsletter list. ${email}`.trim(),
    }),
  )
  return (
    <DeliveryForm
      name="newsletter"
      delivery={delivery}
      className="grid gap-3"
      subject="address"
      thanks="You are on the list. Look for the next issue in your inbox."
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
