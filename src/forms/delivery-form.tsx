import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { paths } from '../lib/paths'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { useHydrated } from '../ui/use-hydrated'
import type { Delivery } from './use-delivery'

/** Text that visitors typed into fields since unmounted, by field id. Lasts as long as the tab. */
const typedTexts = new Map<string, string>()

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

interface DeliveryFormProps {
  /** The host files submissions under this name. */
  name: string
  delivery: Delivery
  className?: string
  /** What the visitor sends, such as 'Your message'. */
  subject: string
  /** Shown once the host has confirmed. */
  thanks: string
  /** URL of a WhatsApp chat with the same message. */
  whatsapp: string
  /** Shown without JavaScript. */
  withoutScript: ReactNode
  children: ReactNode
}

/**
 * A form that says whether it arrived, and what to do if it didn't. If the host receives forms, it works
 * without JavaScript too. The built HTML then has its name and a honeypot field, which the host looks for.
 */
export function DeliveryForm(props: DeliveryFormProps) {
  const { name, delivery, className, subject, thanks, whatsapp, withoutScript, children } = props
  const { state, connected, onSubmit } = delivery
  const hydrated = useHydrated()
  const form = useTypedText()
  const netlify = connected && {
    method: 'POST',
    action: paths.thanks,
    'data-netlify': 'true',
    'data-netlify-honeypot': 'website',
  }
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
      <div role="status">
        {state === 'sent' && <p className="notice">{thanks}</p>}
        {(state === 'failed' || state === 'not-connected') && (
          <div className="notice">
            <p>
              {subject}{' '}
              {state === 'failed'
                ? 'could not be sent: the server did not confirm it.'
                : 'was not sent: this form is not connected to a mailbox.'}{' '}
              What you typed is still here.
            </p>
            <ExternalLink href={whatsapp} className="button mt-3">
              <Icon name="whatsapp" /> Send it on WhatsApp
            </ExternalLink>
          </div>
        )}
      </div>
      {!connected && withoutScript}
    </form>
  )
}

/**
 * Submits a form. The built HTML disables it unless the host accepts plain posts. The first script enables it
 * and holds clicks until React starts (src/start/before-start).
 */
export function SubmitButton({ label, delivery }: { label: string; delivery: Delivery }) {
  const hydrated = useHydrated()
  const isSending = delivery.state === 'sending'
  return (
    <button
      type="submit"
      className="button button-primary"
      disabled={!delivery.connected && !hydrated}
      aria-disabled={isSending || undefined}
    >
      {isSending ? 'Sending…' : label}
    </button>
  )
}
