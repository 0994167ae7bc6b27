import { firstScriptData } from '../../lib/first-script-data'
import { isSparing } from '../connection'

/** How long the page must have been loaded before React starts unasked, in milliseconds: see docs/start.md. */
const REST = 2500

/**
 * Scripts and style sheets that have loaded; a second attempt to start does not fetch them again.
 */
const here = new Set<string>()

function add<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) {
  return document.head.appendChild(Object.assign(document.createElement(name), properties))
}

/** Waits for what an element fetches, unless it has loaded before. */
const once = (
  address: string,
  adding: (handlers: Pick<GlobalEventHandlers, 'onload' | 'onerror'>) => void,
) =>
  new Promise<unknown>((resolve, onerror) => {
    if (here.has(address)) return resolve(address)
    adding({ onload: () => resolve(here.add(address)), onerror })
  })

/** Fetches a script and runs it. */
const run = (src: string) => once(src, (handlers) => add('script', { src, ...handlers }))

/** Fetches a style sheet and applies it. */
const apply = (href: string) =>
  once(href, (handlers) => add('link', { rel: 'stylesheet', href, ...handlers }))

/**
 * Preloads data in the request mode that Gatsby uses, so that its request is answered from the
 * preload.
 */
const preload = (href: string) =>
  new Promise((onload, reject) => {
    function onerror() {
      // The browser would answer the next request with the same failure.
      fetch(href).catch(reject)
      reject()
    }
    add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href, onload, onerror })
  })

const each = <Result>(names: string | undefined, get: (name: string) => Result) =>
  names ? names.split(' ').map(get) : []

/**
 * Fetches Gatsby's runtime, React, the style sheet of all pages, and the page's code and data. Rejects where
 * one of them cannot be had; it may be called again then. The runtime comes last: without it the other
 * scripts only wait, and with it Gatsby expects all of the page to be here. Does nothing where the page's
 * own script elements start the app.
 */
export async function start(): Promise<void> {
  const { runtime, styles, app, scripts, data, hash } = firstScriptData()
  if (!runtime) return
  // Gatsby compares it with the data's, to notice a new version of the site.
  window.___webpackCompilationHash = hash
  // The largest first: without HTTP/2 a browser requests six files of a host at once.
  const shared = each(app, run)
  const page = Promise.all([...each(styles, apply), ...each(scripts, run), ...each(data, preload)])
  await Promise.all([...shared, page.then(() => run(runtime))])
}

/** Returns whether the browser keeps something that the page shows, such as saved plans. */
function keepsSomething() {
  try {
    return Object.keys(localStorage).some((key) => !key.startsWith('cookie'))
  } catch {
    return false
  }
}

/**
 * Starts React unasked: at once where a page has nothing to show without React, or cannot show what its
 * address says; after loading where it shows what this browser keeps; else a while after that. Not for
 * visitors who save data or have a slow connection, unless the page needs it at once.
 */
export function startUnasked(begin: () => void): void {
  addEventListener('DOMContentLoaded', () => {
    // What an address says of a page, such as a tool's numbers, only React can show; and where one was
    // mangled, only the app leads on (readable-address.ts).
    const now = `[data-starts=now]${location.search && ',[data-starts=query]'}`
    if (location.pathname.includes('%') || document.querySelector(now)) begin()
  })
  addEventListener('load', () => {
    if (isSparing(/[23]g/)) return
    const shown = document.querySelector('[data-starts=kept]') && keepsSomething()
    const idle = window.requestIdleCallback || setTimeout
    setTimeout(() => idle(begin), shown ? 0 : REST)
  })
}
