import { lineAt } from './read-text'

/** Finds special elements in an article's body with regexes, because parsing the markdown takes far longer. */

/** A fenced block; `line` counts within the body, from 1. */
export interface Fence {
  /** The word after the opening fence. */
  language: string
  /** The lines between the fences. */
  text: string
  line: number
}

const fencePattern =
  /^(`{3,}|~{3,})[ \t]*([^\s`]*)[^\n`]*\n([\s\S]*?)(?:^\1[`~]*[ \t]*$|$(?![\s\S]))/gm

export function fencesOf(body: string): Fence[] {
  if (!body.includes('```') && !body.includes('~~~')) return []
  return [...body.matchAll(fencePattern)].map(({ index, 2: language = '', 3: text = '' }) => ({
    language,
    text,
    line: lineAt(body, index),
  }))
}

/** Blanks everything but line breaks, so positions stay the same. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Blanks code, which holds no links or citations. */
const withoutCode = (body: string): string =>
  body.replace(fencePattern, blank).replace(/(`+)[^`]+\1(?!`)/g, blank)

/** A citation, [^key]; `line` counts within the body, from 1. */
interface Citation {
  key: string
  line: number
}

/** Citations in body order. */
export function citationsOf(body: string): Citation[] {
  if (!body.includes('[^')) return []
  const text = withoutCode(body)
  return [...text.matchAll(/\[\^([^\]\n]*)\]/g)].map(({ index, 1: key = '' }) => ({
    key,
    line: lineAt(text, index),
  }))
}

/** A paragraph, list item or table row; `line` counts within the body, from 1. */
interface Passage {
  text: string
  line: number
}

/** Splits passages at empty lines and before table rows and list items. */
const passageEnd = /\n(?=[ \t]*(?:\n|\||[-*+][ \t]|\d+[.)][ \t]))/

/** Splits a body into passages, without headings and code. */
export function passagesOf(body: string): Passage[] {
  let line = 1
  const passages = withoutCode(body)
    .split(passageEnd)
    .map((text) => {
      const start = line
      line += text.split('\n').length
      return { text, line: start + (/^\s*/.exec(text)?.[0] ?? '').split('\n').length - 1 }
    })
  return passages.filter(({ text }) => text.trim() !== '' && !/^\s*#/.test(text))
}

/** Ids of exercises that a body links to, unique and in order of appearance. */
export const exercisesLinkedIn = (body: string): string[] => [
  ...new Set(
    [...withoutCode(body).matchAll(/\]\(\/exercises\/([a-z0-9-]+)\)/g)].map(([, id = '']) => id),
  ),
]

/** Names of the tools that a body embeds. */
export const toolsIn = (body: string): string[] =>
  fencesOf(body).flatMap(({ language, text }) => (language === 'tool' ? [text.trim()] : []))
