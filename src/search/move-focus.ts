import type { KeyboardEvent } from 'react'

/** Moves focus between results with Up and Down, as in a list of suggestions. Tab works as usual. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const stops = [...document.querySelectorAll<HTMLElement>('main [type=search], [data-results] a')]
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
