import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '../components/use-hydrated'
import { ComposedLink } from './composed-link'
import type { ComposedMessage } from './model/composed-message'
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

/** Fields that only robots fill in: the name that Netlify is told, and the one that form services know. */
const HONEYPOT = 'website'
const SERVICE_HONEYPOT = '_gotcha'

interface DeliveryFormProps {
  /** The host files submissions under this name. */
  name: string
  delivery: Delivery
  className?: string
  /** What the visitor sends, such as 'message'. */
  subject: string
  /** Shown once the host has confirmed. */
  thanks: string
  children: ReactNode
}

/**
 * A form that says before one types where it leads, and afterwards whether it arrived. If somebody receives the form,
 * it works without JavaScript too: the built HTML has its address, and a honeypot field against robots. Otherwise it
 * opens the message in a mail program or WhatsApp; without JavaScript, a link to the same place stands in for it.
 */
export function DeliveryForm(props: DeliveryFormProps) {
  const { name, delivery, className, subject, thanks, children } = props
  const { state, target, onSubmit, messages } = delivery
  const [first] = messages
  const app = first?.app
  const hydrated = useHydrated()
  const form = useTypedText()
  const netlify = { 'data-netlify': 'true', 'data-netlify-honeypot': HONEYPOT }
  return (
    <>
      {!target && (
        <p className="without-script">
          {first && <ComposedLink message={first}>{`Write to us in ${first.app}`}</ComposedLink>}
        </p>
      )}
      {/* Without JavaScript, fall back to the browser's validation. */}
      <form
        ref={form}
        name={name}
        noValidate={hydrated}
        onSubmit={onSubmit}
        className={target ? className : `needs-script ${className ?? ''}`}
        {...(target && { method: 'POST', action: target.action })}
        {...(target?.isNetlify && netlify)}
      >
        {!target && (
          <p className="text-sm">
            {`Opens ${app} with your ${subject}. Nothing is sent until you press send there.`}
          </p>
        )}
        {target && (
          <div hidden>
            <input type="hidden" name="form-name" value={name} />
            <label>
              Leave this empty{' '}
              <input
                name={target.isNetlify ? HONEYPOT : SERVICE_HONEYPOT}
                tabIndex={-1}
                autoComplete="off"
              />
            </label>
          </div>
        )}
        {children}
        <div role="status">
          {state === 'sent' && <p className="notice">{thanks}</p>}
          {state === 'failed' && (
            <div className="notice">
              <p>
                {`Your ${subject} could not be sent: the server did not confirm it. What you typed is still here.`}
              </p>
              <ComposedLinks messages={messages} verb="Send It in" />
            </div>
          )}
          {state === 'composed' && (
            <div className="notice">
              <p>
                {`Your ${subject} is in ${app}, and is sent when you press send there. Did nothing open?`}
              </p>
              <ComposedLinks messages={messages} verb="Open" />
            </div>
          )}
        </div>
      </form>
    </>
  )
}

/** A link for each app that takes the message. */
const ComposedLinks = ({ messages, verb }: { messages: ComposedMessage[]; verb: string }) => (
  <p className="mt-3 flex flex-wrap gap-3">
    {messages.map((message) => (
      <ComposedLink key={message.app} message={message} className="button">
        {`${verb} ${message.app}`}
      </ComposedLink>
    ))}
  </p>
)

/**
 * Submits a form. The built HTML disables it unless somebody accepts plain posts. gatsby-plugin-lazy-hydration
 * enables it, and holds clicks until React starts.
 */
export function SubmitButton({ label, delivery }: { label: string; delivery: Delivery }) {
  const hydrated = useHydrated()
  const isSending = delivery.state === 'sending'
  return (
    <button
      type="submit"
      className="button button-primary"
      disabled={!delivery.target && !hydrated}
      aria-disabled={isSending || undefined}
    >
      {isSending ? 'Sending…' : label}
    </button>
  )
}
