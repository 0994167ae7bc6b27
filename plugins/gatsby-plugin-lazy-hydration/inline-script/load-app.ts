/** Loads by address, so that no file is requested twice, however slow the network is. */
const loads: Record<string, Promise<unknown> | undefined> = {}

/** Returns the element that loads a file. Data is preloaded in the mode in which Gatsby requests it. */
const elementFor = (file: string) =>
  file.endsWith('.js')
    ? Object.assign(document.createElement('script'), { src: file })
    : Object.assign(
        document.createElement('link'),
        file.endsWith('.css')
          ? { rel: 'stylesheet', href: file }
          : { rel: 'preload', as: 'fetch', crossOrigin: '', href: file },
      )

/** Loads a file once; retries after a failure. */
function load(file: string) {
  loads[file] ||= new Promise((onload, onerror) => {
    document.head.append(Object.assign(elementFor(file), { onload, onerror }))
  }).catch((error) => {
    loads[file] = undefined
    // The browser would answer the next request from its cached failure.
    fetch(file).catch(() => {})
    throw error
  })
  return loads[file]
}

/**
 * Loads React, Gatsby and the files for this page. Rejects if one fails; another call then retries. Webpack's
 * runtime comes last, and the other scripts wait for it.
 */
export async function loadApp(): Promise<void> {
  // The attributes that write-inline-script.ts wrote.
  const { hash, runtime, files } = (document.querySelector('#inline-script') as HTMLElement)
    .dataset as Record<'hash' | 'runtime' | 'files', string>
  // Gatsby compares this hash with the data's to detect a new version of the site.
  window.___webpackCompilationHash = hash
  // Only the page's data has a question mark: Gatsby requests it with the query, in which `replace` would take $& for
  // a pattern.
  await Promise.all(files.split('?').join(location.search).split(' ').map(load))
  await load(runtime)
}
