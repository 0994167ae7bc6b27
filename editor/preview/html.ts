import { escapeHtml } from '../../packages/html'

/** HTML that `html` made, so that it is not escaped again. */
export class Html {
  constructor(readonly text: string) {}
}

const asText = (value: unknown): string => {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(asText).join('')
  if (value === undefined || value === null || value === false) return ''
  return escapeHtml(value)
}

/** A template whose values are escaped, unless they are HTML of such a template. */
export const html = (parts: TemplateStringsArray, ...values: unknown[]) =>
  new Html(parts.map((part, index) => part + asText(values[index])).join(''))
