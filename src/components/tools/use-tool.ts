import { useEffect, useState } from 'react'
import { useHydrated } from '../../hooks/use-hydrated'
import {
  type Entered,
  enteredIn,
  inUnits,
  readForm,
  searchOf,
  startingWith,
  type Tool,
  type ToolValues,
} from '../../lib/tools/form'
import type { System } from '../../lib/tools/units'
import { announce } from '../ui/announcer'

/** What a sum gives: what to read first, and what to know about it. */
export interface Result {
  /** A sentence without its full stop. */
  headline: string
  /** Where it should not be believed, or what it means. */
  note?: string | undefined
}

/** How long a visitor has to pause before what they typed is said aloud, and put into the address. */
const PAUSE = 600

/** A tool's form and what it gives; the address carries the numbers, so that a result can be sent. */
export function useTool<Answer extends Result>(
  tool: Tool,
  solve: (values: ToolValues) => Answer | string,
) {
  const hydrated = useHydrated()
  const [typed, setTyped] = useState<Entered>()
  // The server knows no address: what it carries is looked at once the page is taken over.
  const entered =
    typed ?? (hydrated ? enteredIn(window.location.search, tool) : startingWith(tool, 'kg'))
  const read = readForm(entered, tool)
  const answer = 'problem' in read ? read.problem : solve(read)
  const heard = typeof answer === 'string' ? answer : `${answer.headline}. ${answer.note ?? ''}`
  const search = searchOf(entered, tool)

  useEffect(() => {
    if (!typed) return
    const timer = setTimeout(() => {
      announce(heard)
      window.history.replaceState(window.history.state, '', `?${search}`)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [typed, heard, search])

  return {
    entered,
    search,
    wrong: 'problem' in read ? read.field : undefined,
    answer,
    change: (name: string, text: string) =>
      setTyped({ ...entered, texts: { ...entered.texts, [name]: text } }),
    changeUnits: (system: System) => setTyped(inUnits(entered, system, tool)),
  }
}
