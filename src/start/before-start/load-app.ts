import { firstScriptData } from '../../lib/first-script-data'

/** What is loaded or on its way, by address: nothing is ever asked for twice, however slow the network. */
const loads = new Map<string, Promise<unknown>>()

/** The element that loads a file. Data is preloaded in the mode in which Gatsby asks for it. */
const elementFor = (file: string) =>
  file.endsWith('.js')
    ? Object.assign(document.createElement('script'), { src: file })
    : Object.assign(
        document.createElement('link'),
        file.endsWith('.css')
          ? { rel: 'stylesheet', href: file }
          : { rel: 'preload', as: 'fetch', crossOrigin: '', href: file },
      )

/** Loads a file once. What failed is loaded anew. */
function load(file: string) {
  const promise =
    loads.get(file) ||
    new Promise((onload, onerror) => {
      document.head.append(Object.assign(elementFor(file), { onload, onerror }))
    }).catch((error) => {
      loads.delete(file)
      // The browser would answer the next request with the same failure.
      fetch(file).catch(() => {})
      throw error
    })
  loads.set(file, promise)
  return promise
}

/**
 * Loads React, Gatsby and what they need on this page. Rejects where one file cannot be had; it may be called
 * again. Webpack's runtime comes last: without it the other scripts only wait.
 */
export async function loadApp(): Promise<void> {
  const { runtime, files = '', hash } = firstScriptData()
  // While developing, Gatsby starts the app.
  if (!runtime) return
  // Gatsby compares it with the data's, to notice a new version of the site.
  window.___webpackCompilationHash = hash
  await Promise.all(files.split(' ').map(load))
  await load(runtime)
}
