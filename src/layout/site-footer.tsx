import { memo } from 'react'
import { DirectLines } from '../components/direct-lines'
import { ErrorBoundary } from '../components/error-boundary'
import { ExternalLink } from '../components/external-link'
import { BrandMark } from '../components/mark'
import { SocialLinks } from '../components/social-links'
import type { useSite } from '../components/use-site'
import { EmailForm } from '../forms/email-form'
import { hasNewsletter } from '../forms/model/form-target'
import { ownPagePath, paths } from '../lib/paths'
import { lookUpLinksOf, navLinks } from './nav-links'

/** What a sample site says of itself, here and on the about page. */
export const SAMPLE_NOTICE = 'Sample site: its people, stories and prices are invented.'

/** Links to the brand's own pages in a group of the footer. */
const ownLinks = ({ ownPages }: ReturnType<typeof useSite>, group: string) =>
  ownPages
    .filter(({ footer }) => footer === group)
    .map(({ title, slug }) => ({ label: title, to: ownPagePath(slug) }))

/** The footer (spec section 2), memoized because it is the same on every page. */
export const SiteFooter = memo(function SiteFooter({
  site,
  isOnPage,
}: {
  site: ReturnType<typeof useSite>
  /** Whether the page itself has the newsletter form. */
  isOnPage: boolean
}) {
  const linkLists = [
    {
      id: 'quick-links',
      title: 'Quick Links',
      links: [...navLinks, { label: 'Contact', to: paths.contact }],
    },
    { id: 'look-up', title: 'Look Up', links: lookUpLinksOf(site) },
  ].map((list) => ({ ...list, links: [...list.links, ...ownLinks(site, list.title)] }))
  return (
    <footer className="no-print bg-deep pt-16 text-on-deep">
      <div className="measure grid gap-12 md:grid-cols-2 lg:grid-cols-3">
        <div>
          <a href={paths.home} className="flex min-h-11 w-fit items-center gap-3">
            <BrandMark mark={site.mark} className="max-h-9 w-9" />
            <span className="display text-lg">{site.name}</span>
          </a>
          <p className="mt-4 max-w-[24rem] text-on-deep-muted">{site.tagline}</p>
          <DirectLines className="mt-4" />
          <SocialLinks />
        </div>
        <div className="flex flex-wrap gap-6 *:flex-[1_7rem]">
          {linkLists.map(({ id, title, links }) => (
            <nav key={id} aria-labelledby={id}>
              <h2 id={id} className="display">
                {title}
              </h2>
              <ul className="mt-2">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <a href={to} className="footer-link">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {hasNewsletter(site) && (
          <section aria-labelledby="stay-updated">
            <h2 id="stay-updated" className="display">
              {site.words.stayUpdated}
            </h2>
            <p className="mt-4 mb-4 text-on-deep-muted">{site.words.newsletterText}</p>
            {isOnPage ? (
              <a href="#newsletter" className="footer-link underline">
                Subscribe Above
              </a>
            ) : (
              <ErrorBoundary subject="The form">
                <EmailForm id="footer" />
              </ErrorBoundary>
            )}
          </section>
        )}
      </div>
      <div className="measure mt-14 flex flex-wrap items-center gap-x-6 border-t border-deep-rule py-4 text-sm text-on-deep-muted">
        {site.sample && <p className="basis-full">{SAMPLE_NOTICE}</p>}
        <p className="flex-1 basis-[18rem]">
          {`© ${site.copyrightYear} ${site.name}.${site.agency ? ' Site by ' : ''}`}
          {site.agency && (
            <ExternalLink href={site.agency.url} className="footer-link underline">
              {site.agency.name}
            </ExternalLink>
          )}
        </p>
        {site.cookieBanner !== false && (
          <button
            type="button"
            data-consent="ask"
            data-works-alone
            className="needs-script footer-link underline"
          >
            Cookie Settings
          </button>
        )}
      </div>
    </footer>
  )
})
