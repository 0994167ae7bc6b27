/** Hands a text made in the browser to the visitor as a file. */
export function saveFile(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start reading only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
