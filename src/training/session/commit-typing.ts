/** Ends typing in a field, so that its text is taken over: taps do not do that in every browser. */
export function commitTyping() {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.blur()
}
