import { durationText } from './clock'
import type { SessionAction, SessionState } from './session-action'
import { setCounts } from './set-order'
import { entryByKey } from './sets'

/** Screen reader announcement; undefined if the page itself says it. */
export function announcementFor(
  action: SessionAction,
  before: SessionState,
  after: SessionState,
): string | undefined {
  switch (action.type) {
    case 'swapped': {
      const title = entryByKey(before.session, action.entry)?.title
      return `${action.by.title} in place of ${title}${action.isPermanent ? ', for the rest of the plan' : ' today'}.`
    }
    case 'undo':
      return before.undoSteps.length > 0 ? `Undone: ${before.undoSteps.at(-1)?.label}.` : undefined
    case 'done':
    case 'timer stopped':
    case 'timer ended': {
      const { timer } = after.session
      const { done, total } = setCounts(after.session)
      const isNext = timer?.kind === 'work' && timer.start !== before.session.timer?.start
      const now = isNext ? `Now ${entryByKey(after.session, timer.entry)?.title}.` : ''
      if (done === setCounts(before.session).done)
        return timer?.signaled ? 'Rest is over.' : now || undefined
      const rest = timer?.kind === 'rest' ? `Rest ${durationText(timer.seconds)}.` : now
      const last = done === total ? 'That was the last set.' : ''
      const set = action.type === 'done' ? action.set : (before.session.timer?.set ?? 0)
      return [`Set ${set + 1} done.`, rest, last].filter(Boolean).join(' ')
    }
  }
}
