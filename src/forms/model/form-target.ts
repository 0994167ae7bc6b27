import { paths } from '../../lib/paths'

/** Who receives the forms, from content/site.json. */
export interface FormSettings {
  /** 'none', 'netlify', or an address. */
  forms: string
  /** 'off', or an address; without it, the newsletter's form goes where the others go. */
  newsletter?: string | null | undefined
}

export type FormName = 'contact' | 'newsletter'

/** Where a form is posted; undefined if nobody receives it. */
export interface FormTarget {
  action: string
  /** Netlify finds the forms that it receives in the HTML. */
  isNetlify: boolean
}

export function formTarget(
  { forms, newsletter }: FormSettings,
  name: FormName,
): FormTarget | undefined {
  const receiver = name === 'newsletter' ? (newsletter ?? forms) : forms
  if (receiver === 'none' || receiver === 'off') return undefined
  return receiver === 'netlify'
    ? { action: paths.thanks, isNetlify: true }
    : { action: receiver, isNetlify: false }
}

export const hasNewsletter = ({ newsletter }: Pick<FormSettings, 'newsletter'>) =>
  newsletter !== 'off'

/** Whether anyone receives a form. */
export const receivesForms = (settings: FormSettings) =>
  Boolean(formTarget(settings, 'contact') ?? formTarget(settings, 'newsletter'))
