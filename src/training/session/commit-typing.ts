/** Blurs the active field to commit its text: taps don't blur it in every browser. */
export function commitTyping() {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.blur()
}
