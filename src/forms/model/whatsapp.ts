/** Returns the URL of a WhatsApp chat with a message. Accepts any phone format ('+1 202 555 0100'). */
export function whatsappUrl(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`
}
