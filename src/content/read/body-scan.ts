/** Finds special elements in an article's body with regexes. */

const fencePattern =
  /^(`{3,}|~{3,})[ \t]*([^\s`]*)[^\n`]*\n([\s\S]*?)(?:^\1[`~]*[ \t]*$|$(?![\s\S]))/gm

/** Blanks everything but line breaks, so positions stay the same. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Blanks code, which holds no links. */
const withoutCode = (body: string): string =>
  body.replace(fencePattern, blank).replace(/(`+)[^`]+\1(?!`)/g, blank)

/** Ids of exercises that a body links to, unique and in order of appearance. */
export const exercisesLinkedIn = (body: string): string[] => [
  ...new Set(
    [...withoutCode(body).matchAll(/\]\(\/exercises\/([a-z0-9-]+)\)/g)].map(([, id = '']) => id),
  ),
]

/** Names of the tools that a body embeds. */
export const toolsIn = (body: string): string[] =>
  [...body.matchAll(fencePattern)].flatMap(([, , language, text = '']) =>
    language === 'tool' ? [text.trim()] : [],
  )
