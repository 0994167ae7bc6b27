import { type FormEvent, useRef, useState } from 'react'
import { useSite } from '../ui/use-site'
import { checkFields, type FieldErrors, type FieldRule } from './model/form-rules'

/** Timeout of a submission, in ms. */
const TIMEOUT = 10_000

/** Two taps within this many ms are a double tap. */
const DOUBLE_TAP = 500

const stay = (event: Event) => event.preventDefault()

/** Submission state. 'not-connected': the site sends nothing (`forms` is 'none' in content/site.json). */
export type Delivery = 'idle' | 'sending' | 'sent' | 'failed' | 'not-connected'

/** Posts a form like a browser without JavaScript. Returns whether the host confirmed it. */
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
 * Returns a form's state and submit handler: validates by the rules, and sends if the host receives forms. Clears the
 * fields only after the host confirmed.
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
      // The errors have shifted the page: a double tap's second tap would land in a field.
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
