import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { DirectLines } from '../components/direct-lines'
import { ErrorBoundary } from '../components/error-boundary'
import { ExternalLink } from '../components/external-link'
import { Icon } from '../components/icon'
import { PageHeader } from '../components/page-header'
import { SocialLinks } from '../components/social-links'
import { useSite } from '../components/use-site'
import { CoachingOffer, coachingLink } from '../forms/coaching-offer'
import { ContactForm } from '../forms/contact-form'
import { coachNumber } from '../forms/model/composed-message'
import { whatsappUrl } from '../forms/model/whatsapp'
import { PageHead } from '../layout/page-head'
import { coachingPath, paths } from '../lib/paths'

export default function Contact({ data: { siteSettings } }: PageProps<Queries.ContactQuery>) {
  const { whatsapp, socials } = useSite()
  if (!siteSettings) return null
  const { words, coaching } = siteSettings
  return (
    <>
      <PageHeader title="Contact" lead={words.contact}>
        {coaching && (
          <p className="mt-4">
            <a href={coachingPath} className="footer-link underline">
              {coachingLink(coaching)}
            </a>
          </p>
        )}
      </PageHeader>
      <div className="measure grid gap-12 py-14 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-16">
        <div className="grid gap-12">
          <section aria-labelledby="write">
            <h2 id="write" className="display mb-6 text-xl">
              {words.write}
            </h2>
            <ErrorBoundary subject="The form">
              <ContactForm />
            </ErrorBoundary>
          </section>
          {coaching && <CoachingOffer {...coaching} />}
        </div>
        <div className="grid gap-6">
          <section
            aria-labelledby="coach"
            className="rounded-sm bg-deep p-[min(1.5rem,6vw)] text-on-deep"
          >
            <h2 id="coach" className="display text-lg">
              {words.coach}
            </h2>
            <p className="mt-2 mb-5 text-on-deep-muted">{words.coachText}</p>
            {whatsapp && (
              <p>
                <ExternalLink
                  href={whatsappUrl(coachNumber(whatsapp), whatsapp.greeting)}
                  className="button button-primary"
                >
                  <Icon name="whatsapp" /> Chat on WhatsApp
                </ExternalLink>
              </p>
            )}
            <DirectLines className="mt-4 empty:hidden" />
            {coaching?.answer && <p className="mt-4 text-on-deep-muted">{coaching.answer}</p>}
          </section>
          <section aria-labelledby="location" className="plan-section">
            <h2 id="location" className="display text-lg">
              Location
            </h2>
            <p className="mt-2">{words.location}</p>
          </section>
          {socials.length > 0 && (
            <section aria-labelledby="follow" className="plan-section">
              <h2 id="follow" className="display text-lg">
                Follow Us
              </h2>
              <SocialLinks />
            </section>
          )}
        </div>
      </div>
    </>
  )
}

export const Head = ({ data: { siteSettings } }: HeadProps<Queries.ContactQuery>) => (
  <PageHead
    title="Contact"
    description={`Write a message, or talk to a coach. ${siteSettings?.words.location ?? ''}`.trim()}
    path={paths.contact}
  />
)

export const query = graphql`
  query Contact {
    siteSettings {
      words {
        contact
        write
        coach
        coachText
        location
      }
      coaching {
        ...CoachingOffer
      }
    }
  }
`
