import { z } from 'zod'
import { field, flag, matching, optionalField } from '../../../packages/content-validation'

/** Services that count visits, and which other hosts each asks. */
export const visitServices = {
  Plausible: [],
  GoatCounter: [],
  Umami: ['https://api-gateway.umami.dev'],
  Matomo: [],
  'Google Analytics': ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
} as const satisfies Record<string, readonly string[]>

export type VisitService = keyof typeof visitServices

const services = Object.keys(visitServices) as [VisitService, ...VisitService[]]

/** What loads with consent alone. */
export const consentFields = {
  analytics: optionalField(
    z.strictObject({
      service: field(z.enum(services), 'the service that counts visits', 'Plausible'),
      script: field(
        matching(
          /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?\/\S+$/,
          'must be the https address of the script, as the service gives it',
        ),
        'the address of its script',
        'https://plausible.io/js/script.js',
      ),
      attributes: optionalField(
        z.record(
          matching(/^data-[a-z-]+$/, 'must start with data-, as the service gives it'),
          z.string().max(300),
        ),
        'what else the service writes in the script element; for Matomo, the number of the site in "data-site-id"',
        { 'data-domain': 'loadline.example' },
      ),
    }),
    'a service that counts visits; it loads only for visitors who accept all cookies, and the privacy page names it',
  ),
  cookieBanner: flag(
    'false leaves out the cookie banner, on a site without analytics, which has nothing to ask; default: true',
  ),
}
