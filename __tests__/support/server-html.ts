import { TextEncoder } from 'node:util'
import { MessageChannel } from 'node:worker_threads'
import type { ReactElement } from 'react'

// React's server build for browsers, which jsdom makes Jest choose, wants both; jsdom has neither.
Object.assign(globalThis, { TextEncoder, MessageChannel })

/** The HTML that the build writes for an element. */
export function serverHtml(element: ReactElement): string {
  const { renderToString } =
    jest.requireActual<typeof import('react-dom/server')>('react-dom/server')
  return renderToString(element)
}
