import type { FormEvent, ReactNode } from 'react'
import { useHydrated } from '../../hooks/use-hydrated'
import { paths } from '../../lib/paths'

interface DeliveryFormProps {
  /** The form's name, by which the host files what it receives. */
  name: string
  connected: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  className?: string
  children: ReactNode
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
    <form name={name} noValidate={hydrated} onSubmit={onSubmit} className={className} {...netlify}>
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
