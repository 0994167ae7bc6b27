import { lineAt } from './read-text'

/**
 * Finds what an article's body has besides plain markdown without parsing it, which takes far
 * longer.
 */

/** A block between two lines of ```, with its line in the body, from 1. */
export interface Fence {
  /** The word after the opening line's ``` . */
  language: string
  /** What stands between the two lines. */
  text: string
  line: number
}

const fence = /^(`{3,}|~{3,})[ \t]*([^\s`]*)[^\n`]*\n([\s\S]*?)(?:^\1[`~]*[ \t]*$|$(?![\s\S]))/gm

/** Returns the fenced blocks of a body. */
export function fencesOf(body: string): Fence[] {
  if (!body.includes('```') && !body.includes('~~~')) return []
  return [...body.matchAll(fence)].map(({ index, 2: language = '', 3: text = '' }) => ({
    language,
    text,
    line: lineAt(body, index),
  }))
}

/** Replaces everything but line breaks, so that positions stay the same. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Returns the body with its code blanked out: nothing in it is a link or a citation. */
const withoutCode = (body: string): string =>
  body.replace(fence, blank).replace(/(`+)[^`]+\1(?!`)/g, blank)

/** A citation, [^key], with its line in the body, from 1. */
export interface Citation {
  key: string
  line: number
}

/** Returns the citations of a body, in their order. */
export function citationsOf(body: string): Citation[] {
  if (!body.includes('[^')) return []
  const text = withoutCode(body)
  return [...text.matchAll(/\[\^([^\]\n]*)\]/g)].map(({ index, 1: key = '' }) => ({
    key,
    line: lineAt(text, index),
  }))
}

/** A paragraph, an item of a list or a row of a table, with its line in the body, from 1. */
export interface Passage {
  text: string
  line: number
}

/** Where a passage ends: at an empty line, and before a row of a table or an item of a list. */
const passageEnd = /\n(?=[ \t]*(?:\n|\||[-*+][ \t]|\d+[.)][ \t]))/

/** Returns the passages of a body: its text without headings and code. */
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

/** Returns the ids of the exercises that a body leads to, each once, in their order. */
export const exercisesLinkedIn = (body: string): string[] => [
  ...new Set(
    [...withoutCode(body).matchAll(/\]\(\/exercises\/([a-z0-9-]+)\)/g)].map(([, id = '']) => id),
  ),
]

/** Returns the names of the tools that a body has. */
export const toolsIn = (body: string): string[] =>
  fencesOf(body).flatMap(({ language, text }) => (language === 'tool' ? [text.trim()] : []))
