import { graphql, useStaticQuery } from 'gatsby'

/** Returns the settings in content/site.json that every page uses. */
export function useSite() {
  const { siteSettings } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      siteSettings {
        name
        sample
        url
        tagline
        author
        mark
        loadLine
        copyrightYear
        agency {
          name
          url
        }
        email
        phone
        whatsapp {
          business
          coach
          greeting
        }
        socials {
          network
          url
        }
        ownPages {
          title
          slug
          footer
        }
        forms
        newsletter
        cookieBanner
        analytics {
          service
        }
        words {
          stayUpdated
          newsletterText
        }
        hasExercises
        hasGuides
      }
    }
  `)
  if (!siteSettings) throw new Error('content/site.json is missing.')
  return siteSettings
}
