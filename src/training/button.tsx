import type { ComponentProps } from 'react'

/** An action button. `className` replaces its default look. */
export const Button = (props: ComponentProps<'button'>) => (
  <button type="button" className="button" {...props} />
)

export const TextButton = (props: ComponentProps<'button'>) => (
  <Button className="text-link min-h-11 font-bold" {...props} />
)
