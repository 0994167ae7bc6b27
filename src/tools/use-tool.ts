import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { announce } from '../ui/announcer'
import { useHydrated } from '../ui/use-hydrated'
import {
  type Answer,
  type Entered,
  enteredIn,
  inUnits,
  readForm,
  searchOf,
  startingWith,
  type Tool,
  type ToolValues,
  typedOver,
} from './model/form'
import type { System } from './model/units'

/** How long a visitor has to pause before what they typed is said aloud, and put into the address. */
const PAUSE = 600

/** Returns the texts in the fields of a form. */
const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]))

/**
 * Returns the state of a tool's form and its result. The address carries the numbers, so that a
 * result can be shared.
 */
export function useTool<Solved extends Answer>(
  tool: Tool,
  solve: (values: ToolValues) => Solved | string,
) {
  const hydrated = useHydrated()
  const [typed, setTyped] = useState<Entered>()
  // The server knows no address: what it carries is looked at once the page is taken over.
  const entered =
    typed ?? (hydrated ? enteredIn(window.location.search, tool) : startingWith(tool, 'kg'))
  const form = useRef<HTMLFormElement>(null)
  const [rendered] = useState(entered)
  const read = readForm(entered, tool)
  const answer = 'problem' in read ? read.problem : solve(read)
  const heard = typeof answer === 'string' ? answer : `${answer.headline}. ${answer.note ?? ''}`
  const search = searchOf(entered, tool)

  // What was typed before React came is only in the fields: it is read before the next render replaces it.
  useLayoutEffect(() => {
    if (!form.current) return
    setTyped(typedOver(textsOf(form.current), rendered, window.location.search, tool))
  }, [rendered, tool])

  useEffect(() => {
    if (!typed) return
    const timer = setTimeout(() => {
      announce(heard)
      window.history.replaceState(window.history.state, '', `?${search}`)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [typed, heard, search])

  return {
    form,
    entered,
    search,
    wrong: 'problem' in read ? read.field : undefined,
    answer,
    sayAnswer: () => announce(heard),
    change: (name: string, text: string) =>
      setTyped({ ...entered, texts: { ...entered.texts, [name]: text } }),
    changeUnits: (system: System) => setTyped(inUnits(entered, system, tool)),
  }
}
