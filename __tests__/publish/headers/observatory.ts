/**
 * A small version of Mozilla's HTTP Observatory: the scoring of version 1.6.3 (July 2026,
 * github.com/mdn/mdn-http-observatory, README and score table), for a site on https whose http
 * addresses redirect there and which isn't on the preload list. Header names are in lower case. Bonuses
 * count only if the rest loses at most ten points.
 */
export function observatoryScore(headers: Record<string, string>, html: string): number {
  const modifiers = [
    policyModifier(headers['content-security-policy']),
    cookiesModifier(headers['set-cookie']),
    sharingModifier(headers),
    choice(headers['referrer-policy']?.split(',').at(-1), referrerPolicies, 0, -5),
    transportModifier(headers['strict-transport-security']),
    integrityModifier(html),
    choice(headers['x-content-type-options'], { nosniff: 0 }, -5, -5),
    framesModifier(headers),
    choice(headers['cross-origin-resource-policy'], resourcePolicies, 0, -5),
    choice(headers['cross-origin-opener-policy'], openerPolicies, 0, -5),
    choice(headers['cross-origin-embedder-policy'], embedderPolicies, 0, -5),
  ]
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100)
  const withoutBonuses = sum(modifiers.filter((modifier) => modifier < 0))
  return Math.max(0, withoutBonuses >= 90 ? sum(modifiers) : withoutBonuses)
}

const referrerPolicies = {
  'no-referrer': 5,
  'same-origin': 5,
  'strict-origin': 5,
  'strict-origin-when-cross-origin': 5,
}
const resourcePolicies = { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }
const openerPolicies = {
  'same-origin': 10,
  'same-origin-allow-popups': 10,
  'noopener-allow-popups': 10,
  'unsafe-none': 0,
}
const embedderPolicies = { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 }

function choice(
  value: string | undefined,
  points: Record<string, number>,
  missing: number,
  invalid: number,
): number {
  return value === undefined ? missing : (points[value.trim().toLowerCase()] ?? invalid)
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']

function policyModifier(header: string | undefined): number {
  if (!header) return -25
  const directives = new Map<string, string[]>()
  for (const directive of header.split(';')) {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/)
    if (!name) continue
    if (directives.has(name)) return -25
    directives.set(name, sources)
  }
  const sourcesOf = (name: string) => {
    const sources = directives.get(name) ?? directives.get('default-src') ?? ['*']
    const hashed = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
    return sources.filter((source) => !(hashed && source === "'unsafe-inline'"))
  }
  const has = (name: string, bad: string[]) =>
    sourcesOf(name).some((source) => bad.includes(source))
  const insecure = (sources: string[]) => sources.some((source) => /^(http|ftp):/.test(source))
  const passive = ['img-src', 'media-src']
  const active = [...directives].flatMap(([name, sources]) =>
    passive.includes(name) ? [] : sources,
  )
  const inline = [...broad, "'unsafe-inline'", 'data:']
  if (has('script-src', inline) || has('object-src', broad)) return -20
  if (insecure(active)) return -20
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10
  if (passive.some((name) => insecure(sourcesOf(name)))) return -10
  if (has('style-src', inline)) return 0
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5
}

/** This site sets no cookies; any cookie needs a real check. */
const cookiesModifier = (cookie: string | undefined) => (cookie === undefined ? 0 : -40)

const sharingModifier = (headers: Record<string, string>) =>
  headers['access-control-allow-credentials'] === 'true' ? -50 : 0

function transportModifier(header: string | undefined): number {
  const maxAge = /^max-age=(\d+)(;\s*(includeSubDomains|preload))*$/i.exec(header ?? '')?.[1]
  if (maxAge === undefined) return -20
  return Number(maxAge) < 15_552_000 ? -10 : 0
}

/** The site's own scripts need no integrity attribute. */
function integrityModifier(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\ssrc="(https?:)?\/\/[^>]*>/g)].map(String)
  return foreign.some((tag) => !tag.includes(' integrity=')) ? -50 : 0
}

function framesModifier(headers: Record<string, string>): number {
  if (/(^|;)\s*frame-ancestors\s/.test(headers['content-security-policy'] ?? '')) return 5
  return choice(headers['x-frame-options'], { deny: 5, sameorigin: 5 }, -20, -20)
}
