import { useRef, useState } from 'react'
import type { SetLog } from '../../../packages/progression'
import { heaviestLoad, inUnit, loggedEntries } from '../../../packages/progression'
import { announce } from '../../components/announcer'
import { plausibilityQuestion } from '../model/moves/plausibility'
import type { SessionMove } from '../model/moves/session-action'
import { suggestedLoad } from '../model/suggested-load'
import { currentTraining } from '../storage/store'
import { commitTyping } from './commit-typing'
import { type EntryProps, loadAfterFirstSet } from './exercise-context'

export interface SetProps extends EntryProps {
  set: SetLog
  setIndex: number
}

/** A set's entry: its fields and actions, and the questions about missing or implausible numbers. */
export function useSetInput(props: SetProps) {
  const { entry, exercise, loads, index, entryKey, context, set, setIndex } = props
  const { session, settings, act } = context
  const thisSet = { entry: entryKey, set: setIndex }
  const needsLoad = exercise.loaded === 'weight' && !session.finished
  const available = loads[set.unit ?? context.input.unit]
  // Compare with the heaviest weight of today; without a prescribed one, of the last time.
  const [last] = entry.asked.load ? [] : loggedEntries(context.finished, entry.exercise)
  const heaviest = heaviestLoad(entry) ?? (last && heaviestLoad(last.entry))
  const prescribed = {
    ...entry.asked,
    ...(heaviest && { load: heaviest.value, unit: heaviest.unit }),
  }
  /** The weight to begin with: the last one lifted, or what the plan advises. */
  const firstLoad = heaviest
    ? inUnit(heaviest, available.unit).value
    : suggestedLoad(entry.asked.reason, available.unit)
  const loadField = useRef<HTMLInputElement>(null)
  const amountField = useRef<HTMLInputElement>(null)

  // If the same numbers come again, they count as confirmed.
  const [confirmed, setConfirmed] = useState<string>()
  const [question, setQuestion] = useState<string>()
  // Shows the missing field until it is filled.
  const [showsMissing, setShowsMissing] = useState(false)
  const missingIn = ({ load, amount }: SetLog) =>
    needsLoad && load === undefined ? 'weight' : amount === undefined && entry.asked.measure
  /** Asks about implausible numbers, once. Returns whether it asks. */
  function asksToConfirm(values: SetLog, instruction: string) {
    const newQuestion = plausibilityQuestion({ ...set, ...values }, prescribed, available)
    const isNew = newQuestion !== undefined && newQuestion !== confirmed
    setConfirmed(newQuestion)
    setQuestion(isNew ? `${newQuestion} ${instruction}` : undefined)
    if (isNew) announce(`${newQuestion} ${instruction}`)
    return isNew
  }

  /** Changes the set. A done set changes immediately, so implausible numbers must be typed twice. */
  function type(values: SetLog, move: SessionMove) {
    if (!set.done || !asksToConfirm(values, 'Type it again if it is right.')) act(move)
  }

  function toggle() {
    if (set.done) return act({ type: 'undone', ...thisSet })
    commitTyping()
    // `commitTyping` may just have changed the set.
    const stored = currentTraining().sessions.get(session.id)
    const now = stored?.entries[index]?.sets[setIndex] ?? set
    if (asksToConfirm(now, 'Tap again if it is right.')) return
    const { entries } = act({ type: 'done', ...thisSet, rest: settings.timer, needsLoad })
    const after = entries[index]?.sets[setIndex]
    // A set without weight or amount isn't done.
    if (!after || after.done) return
    const missing = missingIn(after)
    setShowsMissing(true)
    announce(`Enter the ${missing} first.`)
    const field = missing === 'weight' ? loadField : amountField
    field.current?.focus()
  }

  /** Rates the set. A bad first set may lighten the others. */
  function rate(reps: number | undefined) {
    const loadAfter = (left: number | undefined) =>
      loadAfterFirstSet({ ...entry, sets: entry.sets.with(0, { ...set, left }) }, loads, context)
        ?.load
    const isFirst = setIndex === 0 && !session.finished
    const adjusted = isFirst ? { from: loadAfter(set.left), to: loadAfter(reps) } : undefined
    act({ type: 'rated', left: reps, load: adjusted, ...thisSet })
  }

  const isStillAsked = set.done || plausibilityQuestion(set, prescribed, available) === confirmed
  return {
    thisSet,
    available,
    firstLoad,
    fields: { load: loadField, amount: amountField },
    missing: showsMissing && missingIn(set),
    question: isStillAsked && question,
    type,
    toggle,
    rate,
  }
}
