import { useLayoutEffect, useRef, useState } from 'react'
import { announce } from '../components/announcer'
import { useHydrated } from '../components/use-hydrated'
import {
  convertUnits,
  type FormState,
  initialState,
  mergeTyped,
  readForm,
  refusalIn,
  type Solution,
  searchFromState,
  stateFromSearch,
  type Tool,
  type ToolAnswer,
  type ToolValues,
} from './model/form'
import type { System } from './model/units'
import { useAfterPause } from './use-after-pause'

const fieldTexts = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new Set(new FormData(form).keys())].map((name) => [
      name,
      new FormData(form).getAll(name).join(' '),
    ]),
  )

/** State and result of a tool's form. The URL keeps the numbers that it may. */
export function useTool<Solved extends ToolAnswer>(
  tool: Tool,
  solve: (values: ToolValues) => Solution<Solved>,
) {
  const hydrated = useHydrated()
  const [typed, setTyped] = useState<FormState>()
  // The server doesn't know the query, so read it only after hydration.
  const entered =
    typed ?? (hydrated ? stateFromSearch(window.location.search, tool) : initialState(tool, 'kg'))
  const form = useRef<HTMLFormElement>(null)
  const [rendered] = useState(entered)
  const parsed = readForm(entered, tool)
  const answer = 'problem' in parsed ? parsed.problem : solve(parsed)
  const invalidField = 'problem' in parsed ? parsed.field : undefined
  const refusal = refusalIn(answer)
  const solved = refusal === undefined ? (answer as Solved) : undefined
  const announcement = solved ? `${solved.headline}. ${solved.note ?? ''}` : (refusal ?? '')
  const search = searchFromState(entered, tool)

  // Before hydration, only the fields have typed text. Read it before the next render replaces it.
  useLayoutEffect(() => {
    if (!form.current) return
    setTyped(mergeTyped(fieldTexts(form.current), rendered, window.location.search, tool))
  }, [rendered, tool])

  useAfterPause(typed, announcement, search)

  return {
    form,
    solved,
    refusal,
    isUrgent: typeof answer === 'object' && 'urgent' in answer,
    search,
    invalidField,
    sayAnswer: () => announce(announcement),
    fields: {
      entered,
      invalidField,
      onChange: (name: string, text: string) =>
        setTyped({ ...entered, texts: { ...entered.texts, [name]: text } }),
      onUnits: (system: System) => setTyped(convertUnits(entered, system, tool)),
    },
  }
}
