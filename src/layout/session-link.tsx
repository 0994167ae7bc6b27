import { useEffect } from 'react'
import { OPEN_SESSION_ID, showOpenSession } from '../head-script/open-session'
import { paths } from '../lib/paths'

/**
 * Leads back to a session that is open, from pages that start no React too: the script in the head shows it. Once
 * React runs, each page looks again. Pages about plans have the Continue bar instead.
 */
export function SessionLink({ pathname }: { pathname: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page looks again
  useEffect(showOpenSession, [pathname])
  return (
    <nav
      id={OPEN_SESSION_ID}
      aria-label="Open session"
      hidden
      suppressHydrationWarning
      className="session-link"
    >
      <a href={paths.home} suppressHydrationWarning className="button button-primary">
        Back to Your Session
      </a>
    </nav>
  )
}
