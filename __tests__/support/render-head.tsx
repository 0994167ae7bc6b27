import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

const content = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? null

/** Renders a page's Head and returns it as browsers and search engines read it. */
export function renderHead(head: ReactNode) {
  render(head)
  return {
    title: document.title,
    description: content('meta[name="description"]', 'content'),
    robots: content('meta[name="robots"]', 'content'),
    canonical: content('link[rel="canonical"]', 'href'),
    openGraph: (name: string) => content(`meta[property="og:${name}"]`, 'content'),
  }
}
