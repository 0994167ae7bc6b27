/** What decides whether something is published. A plan has no date. */
export interface Publication {
  draft?: boolean | null | undefined
  /** YYYY-MM-DD */
  date?: string | null | undefined
}

/** Returns a moment's day as content writes it, in UTC: '2024-03-15'. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/**
 * Returns whether visitors may see an article or plan: drafts never, an article from its day on
 * (UTC). Nothing else decides it.
 */
export function isPublished({ draft, date }: Publication, now: Date): boolean {
  return draft !== true && (!date || date <= dayOf(now))
}

/**
 * Returns whether a build shows what is not published, with a badge: `gatsby develop`, and the
 * previews that Netlify makes of branches and pull requests; SHOW_DRAFTS=true asks for it anywhere
 * else.
 */
export function showsDrafts(env: NodeJS.ProcessEnv = process.env): boolean {
  return (
    env.NODE_ENV === 'development' ||
    env.CONTEXT === 'deploy-preview' ||
    env.CONTEXT === 'branch-deploy' ||
    env.SHOW_DRAFTS === 'true'
  )
}

/**
 * Returns why something published cannot rely on `target`, as the end of a sentence; undefined if
 * it can. Scheduled content may rely on what will be published by its own day; a draft may rely on
 * anything.
 */
export function notYetOut(target: Publication, from: Publication, now: Date): string | undefined {
  if (from.draft === true) return undefined
  if (target.draft === true) return 'is a draft'
  const day = from.date && from.date > dayOf(now) ? from.date : dayOf(now)
  return target.date && target.date > day ? `is not out before ${target.date}` : undefined
}
