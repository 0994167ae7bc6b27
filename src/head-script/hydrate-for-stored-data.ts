import { hydrateApp } from './hydrate-app'

/** Whether the browser stores something that pages show, such as saved plans. */
function hasStoredData() {
  try {
    return Object.keys(localStorage).some((key) => !key.startsWith('cookie'))
  } catch {
    return false
  }
}

/** Starts React on a page that shows stored data, such as hearts, if there is any. */
export function hydrateForStoredData(): void {
  if (!document.querySelector('[data-shows-stored]')) return
  if (hasStoredData()) setTimeout(hydrateApp)
  // Another tab may store something, such as the unit.
  addEventListener('storage', hydrateApp)
}
