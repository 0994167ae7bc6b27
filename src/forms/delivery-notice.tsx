import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import type { Delivery } from './use-delivery'

interface DeliveryNoticeProps {
  delivery: Delivery
  /** Shown once the host has confirmed. */
  thanks: string
  /** What the visitor sent, such as 'Your message'. */
  subject: string
  /** URL of a WhatsApp chat with the same message. */
  whatsapp: string
}

/** Says whether it arrived, and what to do if it didn't. */
export function DeliveryNotice({ delivery, thanks, subject, whatsapp }: DeliveryNoticeProps) {
  const hasFailed = delivery === 'failed' || delivery === 'not-connected'
  return (
    <div role="status">
      {delivery === 'sent' && <p className="notice">{thanks}</p>}
      {hasFailed && (
        <div className="notice">
          <p>
            {delivery === 'failed'
              ? `${subject} could not be sent: the server did not confirm it. What you typed is still here.`
              : `${subject} was not sent: this form is not connected to a mailbox. What you typed is still here.`}
          </p>
          <ExternalLink href={whatsapp} className="button mt-3">
            <Icon name="whatsapp" /> Send it on WhatsApp
          </ExternalLink>
        </div>
      )}
    </div>
  )
}
