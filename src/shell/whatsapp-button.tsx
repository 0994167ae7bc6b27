import { whatsappUrl } from '../forms/model/whatsapp'
import { Icon } from '../ui/icon'

interface WhatsappButtonProps {
  phone: string
  greeting: string
}

/** The round button on every page. Opens a chat in a new tab (spec section 2). */
export function WhatsappButton({ phone, greeting }: WhatsappButtonProps) {
  return (
    <a
      href={whatsappUrl(phone, greeting)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Contact us on WhatsApp"
      data-tooltip="Contact us on WhatsApp"
      className="whatsapp-button"
    >
      <Icon name="whatsapp" />
    </a>
  )
}
