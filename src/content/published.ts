/** What decides whether something is published. A plan has no date. */
export interface Publication {
  draft?: boolean | null | undefined
  /** YYYY-MM-DD */
  date?: string | null | undefined
}

/** A moment's day as content writes it, in UTC: '2024-03-15'. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/**
 * Whether visitors may see an article or plan: drafts never, an article from its day on (UTC).
 * The one place that decides it.
 */
export function isPublished({ draft, date }: Publication, now: Date): boolean {
  return draft !== true && (!date || date <= dayOf(now))
}

/**
 * Whether a build shows what is not published, with a badge: `gatsby develop`, and the previews that
 * Netlify makes of branches and pull requests; SHOW_DRAFTS=true asks for it anywhere else.
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
 * Why something published cannot rely on `target`: the end of a sentence, undefined if it can.
 * What is scheduled may rely on what will be out by its own day; what is a draft, on anything.
 */
export function notYetOut(target: Publication, from: Publication, now: Date): string | undefined {
  if (from.draft === true) return undefined
  if (target.draft === true) return 'is a draft'
  const day = from.date && from.date > dayOf(now) ? from.date : dayOf(now)
  return target.date && target.date > day ? `is not out before ${target.date}` : undefined
}
