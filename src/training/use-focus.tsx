import { type ComponentProps, useEffect, useRef } from 'react'

/** Ref that focuses its element on mount and whenever `value` changes. */
export function useFocus<Target extends HTMLElement = HTMLParagraphElement>(
  value?: unknown,
  options?: FocusOptions,
) {
  const target = useRef<Target>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value moves the focus
  useEffect(() => target.current?.focus(options), [value])
  return target
}

/** The same for a view's title, without scrolling, because the page is already at its top. */
export const useHeading = (value?: unknown) =>
  useFocus<HTMLHeadingElement>(value, { preventScroll: true })

export const Title = (props: ComponentProps<'h2'>) => (
  <h2 tabIndex={-1} className="display train-title" {...props} />
)
