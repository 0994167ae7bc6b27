import { type ComponentProps, useEffect, useRef } from 'react'

/** Returns what marks the element that takes the focus: when it comes, and each time that a value changes. */
export function useFocus<Place extends HTMLElement = HTMLParagraphElement>(
  value?: unknown,
  options?: FocusOptions,
) {
  const place = useRef<Place>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value alone asks for it
  useEffect(() => place.current?.focus(options), [value])
  return place
}

/** The same of the title of a view: the page is at its top already. */
export const useHeading = (value?: unknown) =>
  useFocus<HTMLHeadingElement>(value, { preventScroll: true })

/** The title of a view, which can take the focus. */
export const Title = (props: ComponentProps<'h2'>) => (
  <h2 tabIndex={-1} className="display train-title" {...props} />
)
