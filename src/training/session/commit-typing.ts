/** Blurs the active text field to commit it: taps don't blur it in every browser. */
export function commitTyping() {
  const field = document.activeElement
  const isInput = field instanceof HTMLInputElement && field.type !== 'radio'
  if (isInput || field instanceof HTMLTextAreaElement) field.blur()
}
