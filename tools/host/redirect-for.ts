import type { RedirectRule } from './host-rules'

/**
 * Returns the first rule that matches a decoded address; rules have theirs encoded. Supports what this site
 * uses: plain addresses, `:name` for one segment and `*` for the rest. Rules with conditions (country,
 * language, query) never match.
 */
export function redirectFor(
  rules: RedirectRule[],
  address: string,
  { onlyForced = false } = {},
): { to: string; status: number } | undefined {
  for (const { path, to, status = 301, force, query = {}, conditions = {} } of rules) {
    if (onlyForced && !force) continue
    if (Object.keys({ ...query, ...conditions }).length > 0) continue
    const match = patternOf(path).exec(address)
    if (match) return { to: fillIn(to, match.groups ?? {}), status }
  }
  return undefined
}

function patternOf(path: string): RegExp {
  const parts = decodeURI(path)
    .split('/')
    .map((part) => {
      if (part === '*') return '(?<splat>.*)'
      if (part.startsWith(':')) return `(?<${part.slice(1)}>[^/]+)`
      return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    })
  return new RegExp(`^${parts.join('/')}/?$`, 'u')
}

const fillIn = (to: string, parts: Record<string, string>) =>
  to.replace(/:(\w+)/g, (whole, name: string) => (parts[name] ? encodeURI(parts[name]) : whole))
