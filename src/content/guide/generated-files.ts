import fs from 'node:fs'
import path from 'node:path'
import { figureParts } from '../../../packages/figures'
import { kinds } from '../kinds'
import { editorSettings, jsonSchema } from './editor-files'
import { fieldTable } from './field-table'

const startMarker = (name: string) => `<!-- fields: ${name} -->`
const endMarker = '<!-- end of fields -->'

/** Regenerates every table in the guide; throws if a table's markers are missing. */
function fillTables(guide: string): string {
  const schemas = Object.entries(kinds).map(([name, { schema }]) => [name, schema] as const)
  return [...schemas, ...Object.entries(figureParts)].reduce((text, [name, schema]) => {
    const from = text.indexOf(startMarker(name))
    const to = text.indexOf(endMarker, from)
    if (from === -1 || to === -1)
      throw new Error(
        `content/README.md has no place for the fields of ${name}: write ${startMarker(name)} and ${endMarker}.`,
      )
    return `${text.slice(0, from)}${startMarker(name)}\n\n${fieldTable(schema)}\n\n${text.slice(to)}`
  }, guide)
}

/**
 * Files generated from the content schemas, with their text: the guide's tables, the JSON Schemas,
 * and the editor settings that link to them. `project` is the root folder.
 */
export function generatedFiles(project: string): Map<string, string> {
  const guide = 'content/README.md'
  return new Map([
    [guide, fillTables(fs.readFileSync(path.join(project, guide), 'utf8'))],
    ...Object.entries(kinds).map(([name, { schema }]): [string, string] => [
      `schemas/${name}.schema.json`,
      jsonSchema(schema),
    ]),
    ['.vscode/settings.json', editorSettings()],
  ])
}

/** Generated files that are out of date. */
export function staleFiles(project: string): string[] {
  return [...generatedFiles(project)].flatMap(([file, text]) => {
    const full = path.join(project, file)
    return fs.existsSync(full) && fs.readFileSync(full, 'utf8') === text ? [] : [file]
  })
}
