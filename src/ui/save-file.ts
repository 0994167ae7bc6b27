/** Saves a text made in the browser as a file on the visitor's device. */
export function saveFile(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start reading only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
