/** Shows a message in a dialog of ours, one line per sentence; `onClose` runs when it is closed. */
export function showMessage(title: string, text: string, onClose = () => {}) {
  const dialog = document.createElement('dialog')
  dialog.className = 'message'
  dialog.setAttribute('aria-labelledby', 'message-title')
  const heading = document.createElement('h2')
  heading.id = 'message-title'
  heading.textContent = title
  const body = document.createElement('p')
  body.textContent = text
  const close = document.createElement('button')
  close.textContent = 'Close'
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    onClose()
  })
  dialog.append(heading, body, close)
  document.body.append(dialog)
  dialog.showModal()
}
