import type { ReactNode } from 'react'
import { useSite } from '../../hooks/use-site'
import { Announcer } from '../ui/announcer'
import { TooltipLoader } from '../ui/tooltip-loader'
import { CookieBanner } from './cookie-banner'
import { SiteFooter } from './site-footer'
import { SiteNav } from './site-nav'
import { WhatsappButton } from './whatsapp-button'

/** What stands around every page. Takes the address of the page shown. */
export function Layout({ pathname, children }: { pathname: string; children: ReactNode }) {
  const site = useSite()
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <SiteNav brand={site.name} pathname={pathname} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} />
      <WhatsappButton phone={site.whatsapp.business} greeting={site.whatsapp.greeting} />
      <CookieBanner />
      <Announcer />
      <TooltipLoader />
    </>
  )
}
