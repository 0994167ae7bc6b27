import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { serverHtml } from './server-html'

/** A page as a visitor's browser gets it: the HTML that was built, and what JavaScript makes of it. */
export function builtPage(element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = serverHtml(element)
  return {
    container,
    /** Has React take the HTML over. Gives what it found to differ from its own first render. */
    hydrate(): unknown[] {
      const differences: unknown[] = []
      const onRecoverableError = (error: unknown) => differences.push(error)
      render(element, { container, hydrate: true, onRecoverableError })
      return differences
    },
  }
}
