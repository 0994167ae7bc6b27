import { TextEncoder } from 'node:util'
import { MessageChannel } from 'node:worker_threads'
import type { ReactElement } from 'react'

// With jsdom, Jest picks React's browser server build, which needs both; jsdom has neither.
Object.assign(globalThis, { TextEncoder, MessageChannel })

/** Renders an element to HTML as the build does. */
export function serverHtml(element: ReactElement): string {
  const { renderToString } =
    jest.requireActual<typeof import('react-dom/server')>('react-dom/server')
  return renderToString(element)
}
