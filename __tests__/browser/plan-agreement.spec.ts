import { readFileSync } from 'node:fs'
import { readPdfs } from '../output/pdf/read-pdf'
import { expect, test } from './fixtures'
import { plans } from './support/content'

const file = (name: string) => readFileSync(`public/workouts/${name}`)

/** A text without what differs between a page and paper: spaces, line breaks, kinds of dashes and quotes. */
const squashed = (text: string) =>
  text.replace(/\s+/g, '').replace(/[–—]/g, '-').replace(/[’‘]/g, "'")

const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

test('page, PDF and structured data of every plan say the same as its content', () => {
  test.setTimeout(120_000)
  const pdfs = readPdfs(plans.map(({ id }) => file(`${id}.pdf`)))
  for (const [index, { id, title, exercises, goals, schedule }] of plans.entries()) {
    const html = file(`${id}.html`).toString()
    const [, jsonLd = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    const pdf = pdfs[index]?.pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('')
    const table = (exercises ?? []).flatMap(({ name, sets, reps, rest }) => [
      name,
      `${sets} × ${reps}`,
      rest,
    ])
    for (const text of [title, ...table]) {
      expect(squashed(JSON.stringify(JSON.parse(jsonLd))), `${id}, structured data`).toContain(
        squashed(text),
      )
    }
    for (const text of [title, ...table, ...(goals ?? []), ...Object.values(schedule ?? {})]) {
      expect(squashed(textOf(html)), `${id}, page`).toContain(squashed(text))
      expect(squashed(pdf ?? ''), `${id}, PDF`).toContain(squashed(text))
    }
  }
})
