/** The fields that decide publication. Plans have no date. */
export interface Publication {
  draft?: boolean | null | undefined
  /** YYYY-MM-DD */
  date?: string | null | undefined
}

/** A moment's UTC day in content notation: '2024-03-15'. */
export const utcDate = (moment: Date) => moment.toISOString().slice(0, 10)

/** The only publication rule: never a draft, and an article only from its day on (UTC). */
export function isPublished({ draft, date }: Publication, now: Date): boolean {
  return draft !== true && (!date || date <= utcDate(now))
}

/** Whether a build shows unpublished content, with a badge: in `gatsby develop`, and with SHOW_DRAFTS=true. */
export const showsDrafts = (env: NodeJS.ProcessEnv = process.env): boolean =>
  env.NODE_ENV === 'development' || env.SHOW_DRAFTS === 'true'

/**
 * Says why published content cannot rely on `target`, as the end of a sentence; undefined if it can.
 * A scheduled article may rely on anything published by its own day, a draft on anything.
 */
export function unpublishedReason(
  target: Publication,
  from: Publication,
  now: Date,
): string | undefined {
  if (from.draft === true) return undefined
  if (target.draft === true) return 'is a draft'
  const day = from.date && from.date > utcDate(now) ? from.date : utcDate(now)
  return target.date && target.date > day ? `is not published until ${target.date}` : undefined
}
