import fs from 'node:fs'
import path from 'node:path'
import { editorSettings, jsonSchema } from './editor-files'
import { fieldTable } from './field-table'
import { kinds } from './kinds'

/** Returns the line that marks the start of a table in the guide. */
const start = (name: string) => `<!-- fields: ${name} -->`
const end = '<!-- end of fields -->'

/** Returns the guide with every table written anew; throws if the place of one is missing. */
function withTables(guide: string): string {
  return kinds.reduce((text, { name, schema }) => {
    const from = text.indexOf(start(name))
    const to = text.indexOf(end, from)
    if (from === -1 || to === -1)
      throw new Error(
        `content/README.md has no place for the fields of ${name}: write ${start(name)} and ${end}.`,
      )
    return `${text.slice(0, from)}${start(name)}\n\n${fieldTable(schema)}\n\n${text.slice(to)}`
  }, guide)
}

/**
 * Returns every file that is made from the content schemas, with the text it must have: the guide's
 * tables, the JSON Schemas, and the settings by which editors find these. Takes the project's
 * folder.
 */
export function generatedFiles(project: string): Map<string, string> {
  const guide = 'content/README.md'
  return new Map([
    [guide, withTables(fs.readFileSync(path.join(project, guide), 'utf8'))],
    ...kinds.map(({ name, schema }): [string, string] => [
      `schemas/${name}.schema.json`,
      jsonSchema(schema),
    ]),
    ['.vscode/settings.json', editorSettings()],
  ])
}

/** Returns the generated files whose text is out of date. */
export function staleFiles(project: string): string[] {
  return [...generatedFiles(project)].flatMap(([file, text]) => {
    const full = path.join(project, file)
    return fs.existsSync(full) && fs.readFileSync(full, 'utf8') === text ? [] : [file]
  })
}
