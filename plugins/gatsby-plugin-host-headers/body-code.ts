import { unescapeHtml } from '../../packages/html'

/** Name of the element in a page's head that lists code of its body. */
export const LIST = 'body-code'

const listElement = new RegExp(`<meta name="${LIST}" content="([^"]*)"/>`)

/** Removes the list that gatsby-ssr.ts put into a page's head, and adds its texts to `bodyCode`. */
export function takeBodyCode(html: string, bodyCode: Set<string>): string {
  const [head = ''] = html.split('<body', 1)
  const [element = '', list = '[]'] = listElement.exec(head) ?? []
  for (const text of JSON.parse(unescapeHtml(list))) bodyCode.add(text)
  return html.replace(element, '')
}
