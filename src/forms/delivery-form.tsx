import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { paths } from '../lib/paths'
import { useHydrated } from '../ui/use-hydrated'

interface DeliveryFormProps {
  /** The form's name, by which the host files what it receives. */
  name: string
  connected: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  className?: string
  children: ReactNode
}

/** What was typed in fields that left the page, by their ids: until the tab is closed. */
const typed = new Map<string, string>()

/** Forgets it, as another tab would not have it. */
export const forgetTypedText = () => typed.clear()

const fieldsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      'value' in element && element.id !== '',
  )

/** Gives a form back what was typed in it when it leaves the page, by an error or a link. */
function useTypedText() {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const fields = fieldsOf(form.current)
    for (const field of fields) field.value ||= typed.get(field.id) ?? ''
    return () => {
      for (const field of fields) typed.set(field.id, field.value)
    }
  }, [])
  return form
}

/**
 * A form. Where the host receives forms it also works without JavaScript, and carries what the host
 * looks for in the built HTML: its name, and a field that only robots fill in.
 */
export function DeliveryForm({
  name,
  connected,
  onSubmit,
  className,
  children,
}: DeliveryFormProps) {
  const hydrated = useHydrated()
  const form = useTypedText()
  const netlify = connected
    ? {
        method: 'POST',
        action: paths.thanks,
        'data-netlify': 'true',
        'data-netlify-honeypot': 'website',
      }
    : {}
  return (
    // Without JavaScript the browser's own checks are better than none.
    <form
      ref={form}
      name={name}
      noValidate={hydrated}
      onSubmit={onSubmit}
      className={className}
      {...netlify}
    >
      {connected && (
        <div hidden>
          <input type="hidden" name="form-name" value={name} />
          <label>
            Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
      {children}
    </form>
  )
}
