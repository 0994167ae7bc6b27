import type { ComponentProps } from 'react'

/** A button that does something on this page; its class may give it another look. */
export const Button = (props: ComponentProps<'button'>) => (
  <button type="button" className="button" {...props} />
)

/** A button among words. */
export const TextButton = (props: ComponentProps<'button'>) => (
  <Button className="text-link train-inline" {...props} />
)
