import { existsSync, readFileSync } from 'node:fs'

/** These lines enclose what the plugin wrote, for the next build to replace. */
const [START, END] = ['# gatsby-plugin-host-headers start\n', '# gatsby-plugin-host-headers end\n']
const previousRules = new RegExp(`${START}[\\s\\S]*${END}`)

/** Returns the rules of a file that others wrote: `static`, or another plugin. */
export function othersRules(file: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8').replace(previousRules, '') : ''
  return text === '' || text.endsWith('\n') ? text : `${text}\n`
}

/** Marks rules as the plugin's own. */
export const ownRules = (rules: readonly string[]) => [START, ...rules, END].join('')
