import type { CSSProperties, ReactNode } from 'react'
import { Announcer } from '../components/announcer'
import { ErrorBoundary } from '../components/error-boundary'
import { Icon } from '../components/icon'
import { TooltipLoader } from '../components/tooltip-loader'
import { useSite } from '../components/use-site'
import { whatsappUrl } from '../forms/model/whatsapp'
import { paths } from '../lib/paths'
import { CookieBanner } from './cookie-banner'
import { SessionLink } from './session-link'
import { SiteFooter } from './site-footer'
import { SiteNav } from './site-nav'
import { useContinueLinks } from './use-continue-links'

/** The frame around every page. Takes the address of the page shown. */
export function Layout({ pathname, children }: { pathname: string; children: ReactNode }) {
  const site = useSite()
  const continueLinks = useContinueLinks(pathname)
  // On paper, links show their address (see print.css).
  const printStyle = { '--site-address': `"${site.url}"` } as CSSProperties
  // The coach sees which page or plan a question is about.
  const isNamed = pathname !== paths.home && !/\/unknown$|^\/404/.test(pathname)
  const { whatsapp } = site
  const greeting = `${whatsapp?.greeting}${isNamed ? `\n\n${site.url}${pathname}` : ''}`
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {/* The banner lies over the page, but comes last in its order. Not a link, which would scroll to it. */}
      <button
        type="button"
        data-consent="ask"
        data-works-alone
        className="skip-link hidden [[data-cookies=ask]_&]:block"
      >
        Choose Cookies
      </button>
      <SiteNav site={site} pathname={pathname}>
        {continueLinks && <continueLinks.ContinueMenuItem pathname={pathname} />}
      </SiteNav>
      <main id="main" tabIndex={-1} style={printStyle}>
        {/* This catches errors outside the parts with their own boundary. */}
        <ErrorBoundary key={pathname} subject="This page" className="measure py-40">
          {children}
        </ErrorBoundary>
      </main>
      <SiteFooter site={site} isOnPage={pathname === paths.home} />
      <div className="dock no-print">
        {whatsapp && (
          <aside aria-label="Chat" className="chat">
            <a
              href={whatsappUrl(whatsapp.business, greeting)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label="Contact us on WhatsApp"
              data-tooltip="Contact us on WhatsApp"
              className="whatsapp-button"
            >
              <Icon name="whatsapp" />
            </a>
          </aside>
        )}
        {!/^\/(workouts|saved|$)/.test(pathname) && <SessionLink pathname={pathname} />}
        {continueLinks && <continueLinks.ContinueBar pathname={pathname} />}
        {site.cookieBanner !== false && <CookieBanner service={site.analytics?.service} />}
      </div>
      <Announcer />
      <TooltipLoader />
    </>
  )
}
