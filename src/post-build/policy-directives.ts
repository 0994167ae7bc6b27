import type { SiteSettings } from '../content/schema/site'
import { type VisitService, visitServices } from '../content/schema/site-consent'

const originsIn = (texts: readonly (string | undefined)[]) =>
  texts.flatMap((text) =>
    text?.startsWith('https://') && URL.canParse(text) ? new URL(text).origin : [],
  )

/**
 * What pages may load beside the site's own files, by directive of the security policy: pictures from the image host,
 * the forms' receivers, and the service that counts visits.
 */
export function policyDirectives(
  { forms, newsletter, analytics }: Partial<SiteSettings>,
  imageHosts: readonly string[],
): Record<string, string[]> {
  const receivers = [...new Set(originsIn([forms, newsletter]))]
  const script = originsIn([analytics?.script])
  const service = [
    ...new Set([
      ...script,
      ...originsIn(Object.values(analytics?.attributes ?? {})),
      ...(analytics ? (visitServices[analytics.service as VisitService] ?? []) : []),
    ]),
  ]
  return {
    'script-src': script,
    'img-src': [...imageHosts.map((host) => `https://${host}`), ...service],
    'connect-src': [...receivers, ...service],
    'form-action': receivers,
  }
}
