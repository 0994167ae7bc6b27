import type { GatsbyBrowser } from 'gatsby'

/** Gatsby hook: before the app shows other pages, loads the whole sheet, unless a script has. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const href = document.querySelector<HTMLElement>('[data-late-sheet]')?.dataset.lateSheet
  if (!href || document.querySelector(`link[href="${href}"]`)) return undefined
  return new Promise<void>((resolve) => {
    const onload = () => resolve()
    const sheet = { rel: 'stylesheet', href, onload, onerror: onload }
    document.head.append(Object.assign(document.createElement('link'), sheet))
  })
}
