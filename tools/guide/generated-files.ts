import fs from 'node:fs'
import path from 'node:path'
import { fillTables, formFields, jsonSchema } from '../../packages/content-validation'
import { figureParts } from '../../packages/figures'
import { kinds } from '../../src/content/kinds'

const kindsOf = (ending: string) =>
  Object.entries(kinds).filter(([, { files }]) => files.endsWith(ending))

/** Text of .vscode/settings.json, which maps files to schemas. */
function editorSettings(): string {
  const fileOf = (name: string) => `./schemas/${name}.schema.json`
  const settings = {
    'files.encoding': 'utf8',
    'json.schemas': kindsOf('.json').map(([name, { files }]) => ({
      fileMatch: [`/content/${files}`],
      url: fileOf(name),
    })),
    'yaml.schemas': Object.fromEntries(
      kindsOf('.md').map(([name, { files }]) => [fileOf(name), `content/${files}`]),
    ),
    'frontMatter.content.autoUpdateDate': false,
    'frontMatter.content.pageFolders': [
      { title: 'Articles', path: '[[workspace]]/content/articles', contentTypes: ['article'] },
      { title: 'Pages', path: '[[workspace]]/content/pages', contentTypes: ['ownPage'] },
      { title: 'Guides', path: '[[workspace]]/content/guides', contentTypes: ['guide'] },
    ],
    'frontMatter.taxonomy.contentTypes': kindsOf('.md').map(([name, { schema }]) => ({
      name,
      pageBundle: false,
      fields: formFields(schema),
    })),
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

/**
 * Files generated from the content schemas, with their text: the guide's tables, the JSON Schemas,
 * and the editor settings that link to them. `project` is the root folder.
 */
export function generatedFiles(project: string): Map<string, string> {
  const guide = 'content/README.md'
  const schemas = Object.fromEntries(
    Object.entries(kinds).map(([name, { schema }]) => [name, schema]),
  )
  return new Map([
    [guide, fillTables(fs.readFileSync(path.join(project, guide), 'utf8'), schemas, figureParts)],
    ...Object.entries(schemas).map(([name, schema]): [string, string] => [
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
