import type { Entry, SessionLog } from '../../../../packages/progression'
import type { SessionAction, SessionMove } from './session-action'
import { entryByKey, withEntry } from './sets'

export type ActionOf<Type extends SessionMove['type']> = SessionAction & { type: Type }

/** What a move does. */
export interface Move<Action> {
  /** Names the step that Undo reverts; undefined for a change that is no step of its own. */
  label: (session: SessionLog, action: Action, after: SessionLog) => string | undefined
  /** Whether the move changes anything now; default: always. */
  applies?: (session: SessionLog, action: Action) => boolean
  /** The session after it; undefined if it changes nothing after all. */
  apply: (session: SessionLog, action: Action) => SessionLog | undefined
  /** Each is a step of its own. Other consecutive changes to one field share a step. */
  isSeparate?: true
}

/** Undo is no move: the reducer reverts one. */
export type Moves = { [Name in Exclude<SessionMove['type'], 'undo'>]: Move<ActionOf<Name>> }

interface EntryMove<Action> {
  label: (title: string, action: Action) => string
  applies?: (entry: Entry, action: Action) => boolean
  apply: (entry: Entry, action: Action) => Entry
  isSeparate?: true
}

/** A move on one exercise. */
export const onEntry = <Action extends { entry: string }>({
  label,
  applies = () => true,
  apply,
  ...move
}: EntryMove<Action>): Move<Action> => ({
  ...move,
  label: (session, action) => label(entryByKey(session, action.entry)?.title ?? '', action),
  applies: (session, action) => {
    const entry = entryByKey(session, action.entry)
    return entry !== undefined && applies(entry, action)
  },
  apply: (session, action) => withEntry(session, action.entry, (entry) => apply(entry, action)),
})
