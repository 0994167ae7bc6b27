import type { ComponentProps } from 'react'

/** The heading of a view, which can take the focus. */
export const Title = (props: ComponentProps<'h2'>) => (
  <h2 tabIndex={-1} className="display train-title" {...props} />
)
