import { type BrowserContext, expect } from '@playwright/test'
import { site } from './content'

/** Faults reported by a test's pages. */
export interface Faults {
  /** Watches all pages of a browser context. `siteUrl` is the site under test. */
  watch: (context: BrowserContext, siteUrl: string | undefined) => Promise<void>
  /** Allows faults that the test causes on purpose. */
  allow: (...expected: RegExp[]) => void
  /** All other faults so far. */
  unexpected: () => string[]
  /** Fails if there was one. */
  report: () => void
}

/** Failure of a request that ended because the visitor left the page. */
const MOVED_ON = 'net::ERR_ABORTED'

/**
 * Collects faults that no page may have: console errors and warnings, uncaught errors (React reports
 * hydration mismatches as such), CSP violations, requests to unknown hosts, and failed requests.
 */
export function faultsOf(): Faults {
  const found: string[] = []
  const expected: RegExp[] = []

  async function watch(context: BrowserContext, siteUrl = '') {
    const known = [siteUrl, `https://${site.imageHost}`]
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return
      found.push(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => found.push(`uncaught: ${error.error().message}`))
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (['data:', 'blob:'].includes(protocol) || known.includes(origin)) return
      found.push(`request to an unknown place: ${request.url()}`)
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      if (reason !== MOVED_ON) found.push(`failed request: ${request.url()} (${reason})`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) found.push(`answer ${response.status()}: ${response.url()}`)
    })
    await context.addInitScript(reportBreaches)
  }

  const unexpected = () => found.filter((fault) => !expected.some((pattern) => pattern.test(fault)))

  return {
    watch,
    allow: (...patterns) => expected.push(...patterns),
    unexpected,
    report: () => expect(unexpected(), 'faults of the pages').toEqual([]),
  }
}

/** Runs in the page. Chromium logs CSP violations itself; this logs them in every browser. */
function reportBreaches() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`Breach of the security policy: ${violatedDirective}, ${blockedURI}`)
  })
}
