import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { serverHtml } from './server-html'

/** A page in a visitor's browser: the built HTML, then hydrated. */
export function builtPage(element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = serverHtml(element)
  return {
    container,
    /** Hydrates the HTML. Returns the mismatches with React's first render. */
    hydrate(): unknown[] {
      const differences: unknown[] = []
      const onRecoverableError = (error: unknown) => differences.push(error)
      render(element, { container, hydrate: true, onRecoverableError })
      return differences
    },
  }
}
