import { type FormEvent, useRef, useState } from 'react'
import { useSite } from '../ui/use-site'
import { checkFields, type FieldErrors, type FieldRule } from './model/form-rules'

/** How long the host may take to confirm, in milliseconds. */
const TIMEOUT = 10_000

/** Within so many milliseconds two taps are one double tap. */
const DOUBLE_TAP = 500

/** Keeps the focus where it is. */
const stay = (event: Event) => event.preventDefault()

/**
 * Where a form stands: nothing tried, under way, confirmed by the host, not confirmed, or submitted on
 * a site that sends nothing (`forms` is 'none' in content/site.json).
 */
export type Delivery = 'idle' | 'sending' | 'sent' | 'failed' | 'not-connected'

/** Posts a form as a browser without JavaScript would. Returns whether the host confirmed it. */
async function post(form: HTMLFormElement): Promise<boolean> {
  try {
    const fields = new FormData(form) as unknown as URLSearchParams
    const response = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return response.ok
  } catch {
    return false
  }
}

/**
 * Returns the state and handlers of a form, which is checked by the rules and sent where the host
 * receives forms. The text stays in the fields unless it was certainly received.
 */
export function useDelivery<Name extends string>(rules: Record<Name, FieldRule>) {
  const { forms } = useSite()
  const [delivery, setDelivery] = useState<Delivery>('idle')
  const [errors, setErrors] = useState<FieldErrors<Name>>({})
  const [values, setValues] = useState<Partial<Record<Name, string>>>({})
  const underWay = useRef(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (underWay.current) return
    const entered = Object.fromEntries(new FormData(form)) as Record<Name, string>
    const found = checkFields(rules, entered)
    setErrors(found)
    setValues(entered)
    const [firstWrong] = Object.keys(found)
    if (firstWrong) {
      setDelivery('idle')
      form.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus()
      // The page has moved under the finger: the second tap of a double tap would land in a field.
      form.addEventListener('mousedown', stay)
      setTimeout(() => form.removeEventListener('mousedown', stay), DOUBLE_TAP)
      return
    }
    if (forms !== 'netlify') {
      setDelivery('not-connected')
      return
    }
    underWay.current = true
    setDelivery('sending')
    const sent = await post(form)
    underWay.current = false
    setDelivery(sent ? 'sent' : 'failed')
    if (sent) form.reset()
  }

  return { delivery, errors, values, onSubmit, connected: forms === 'netlify' }
}
