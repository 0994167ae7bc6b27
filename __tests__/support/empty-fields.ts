import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Empties the fields of forms, which otherwise keep their text until the tab closes. */
export function emptyFields(forms: ReactNode): void {
  const { container, unmount } = render(forms)
  for (const field of container.querySelectorAll('input, textarea'))
    Object.assign(field, { value: '' })
  unmount()
}
