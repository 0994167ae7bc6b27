import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { paths } from '../lib/paths'
import { useHydrated } from '../ui/use-hydrated'

interface DeliveryFormProps {
  /** The host files submissions under this name. */
  name: string
  connected: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  className?: string
  children: ReactNode
}

/** Text that visitors typed into fields since unmounted, by field id. Lasts as long as the tab. */
const typedTexts = new Map<string, string>()

/** Clears it, for tests. */
export const forgetTypedText = () => typedTexts.clear()

const fieldsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      'value' in element && element.id !== '',
  )

/** Restores a form's text if it unmounts and comes back, after an error or navigation. */
function useTypedText() {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const fields = fieldsOf(form.current)
    for (const field of fields) field.value ||= typedTexts.get(field.id) ?? ''
    return () => {
      for (const field of fields) typedTexts.set(field.id, field.value)
    }
  }, [])
  return form
}

/**
 * A form. If the host receives forms, it works without JavaScript too. The built HTML then has its name and a
 * honeypot field, which the host looks for.
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
    // Without JavaScript, fall back to the browser's validation.
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
