/**
 * Returns the address that opens a WhatsApp chat with a number, with a message typed in already.
 * Takes the number as people write it ('+1 202 555 0100'); only its digits are used.
 */
export function whatsappUrl(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`
}
