import { type FormEvent, useState } from 'react'
import { useSite } from '../components/use-site'
import type { ComposedMessage } from './model/composed-message'
import { type FieldErrors, type FieldRule, validateFields } from './model/form-rules'
import { type FormName, formTarget } from './model/form-target'

/** Timeout of a submission, in ms. */
const TIMEOUT_MS = 10_000

/** Two taps within this many ms are a double tap. */
const DOUBLE_TAP_MS = 500

const keepFocus = (event: Event) => event.preventDefault()

/** 'composed': the message opened in an app of the visitor's, because nobody receives the forms. */
type DeliveryState = 'idle' | 'sending' | 'sent' | 'failed' | 'composed'

/** Posts a form like a browser without JavaScript. Returns whether the host confirmed it. */
async function post(form: HTMLFormElement): Promise<boolean> {
  try {
    const fields = new FormData(form) as unknown as URLSearchParams
    const response = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(fields),
      // A service answers with its own page otherwise.
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok
  } catch {
    return false
  }
}

/**
 * Returns a form's state, the properties of its fields, and its submit handler. The handler validates by the
 * rules, and sends if somebody receives the form; otherwise it opens the message that `compose` makes of the
 * fields. It clears the fields only once the host has confirmed.
 */
export function useDelivery<Name extends string>(
  id: string,
  form: FormName,
  rules: Record<Name, FieldRule>,
  compose: (values: Partial<Record<Name, string>>) => ComposedMessage[],
) {
  const target = formTarget(useSite(), form)
  const [state, setState] = useState<DeliveryState>('idle')
  const [errors, setErrors] = useState<FieldErrors<Name>>({})
  const [values, setValues] = useState<Partial<Record<Name, string>>>({})

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (state === 'sending') return
    const entered = Object.fromEntries(new FormData(form)) as Record<Name, string>
    const newErrors = validateFields(rules, entered)
    setErrors(newErrors)
    setValues(entered)
    const [firstInvalid] = Object.keys(newErrors)
    if (firstInvalid) {
      setState('idle')
      form.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus()
      // The errors have shifted the page, so that the second tap of a double tap would land in a field.
      form.addEventListener('mousedown', keepFocus)
      setTimeout(() => form.removeEventListener('mousedown', keepFocus), DOUBLE_TAP_MS)
      return
    }
    if (!target) {
      const [first] = compose(entered)
      // A mail address in a new tab would leave it empty.
      if (first) window.open(first.href, first.app === 'WhatsApp' ? '_blank' : '_self', 'noopener')
      setState('composed')
      return
    }
    setState('sending')
    const sent = await post(form)
    setState(sent ? 'sent' : 'failed')
    if (sent) form.reset()
  }

  const field = (name: Name) => ({
    id: `${id}-${name}`,
    name,
    rule: rules[name],
    error: errors[name],
  })
  return { state, messages: compose(values), onSubmit, target, field }
}

export type Delivery = Omit<ReturnType<typeof useDelivery>, 'field'>
