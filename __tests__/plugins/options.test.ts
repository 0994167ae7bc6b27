import { testPluginOptionsSchema } from 'gatsby-plugin-utils'
import * as flatPages from '../../plugins/gatsby-plugin-flat-pages/gatsby-node'
import * as hostHeaders from '../../plugins/gatsby-plugin-host-headers/gatsby-node'
import * as lateStart from '../../plugins/gatsby-plugin-late-start/gatsby-node'
import * as articleBody from '../../plugins/gatsby-remark-article-body/gatsby-node'
import * as checkedContent from '../../plugins/gatsby-source-checked-content/gatsby-node'

const schemas = {
  'flat-pages': flatPages.pluginOptionsSchema,
  'host-headers': hostHeaders.pluginOptionsSchema,
  'late-start': lateStart.pluginOptionsSchema,
  'article-body': articleBody.pluginOptionsSchema,
  'checked-content': checkedContent.pluginOptionsSchema,
}

const resultOf = (plugin: keyof typeof schemas, options: object) =>
  testPluginOptionsSchema(schemas[plugin] as never, options as never)

test.each<[keyof typeof schemas, object]>([
  ['flat-pages', {}],
  ['host-headers', {}],
  [
    'host-headers',
    {
      directives: { 'script-src': ['https://www.googletagmanager.com'] },
      insertedStyles: ['.toast{top:0}'],
      immutable: ['/fonts/*'],
      headers: { '/*': { 'x-frame-options': 'SAMEORIGIN' } },
    },
  ],
  ['late-start', {}],
  ['late-start', { headScript: './src/a.ts', styleFamilies: { article: ['article'] } }],
  ['article-body', { parsedBy: 'gatsby-source-checked-content' }],
  ['checked-content', { folder: 'content', markdownFolder: '.content', check: () => ({}) }],
])('%s takes %j', async (plugin, options) => {
  expect(await resultOf(plugin, options)).toMatchObject({ isValid: true, hasWarnings: false })
})

test.each<[keyof typeof schemas, object, string]>([
  [
    'host-headers',
    { directives: { 'img-src': 'https://a.example' } },
    '"directives.img-src" must be an array',
  ],
  ['host-headers', { headers: { offline: {} } }, '"headers.offline" is not allowed'],
  ['host-headers', { immutable: '/fonts/*' }, '"immutable" must be an array'],
  ['late-start', { headScript: 5 }, '"headScript" must be a string'],
  ['late-start', { styleFamilies: ['article'] }, '"styleFamilies" must be of type object'],
  ['article-body', { parsedBy: true }, '"parsedBy" must be a string'],
  ['checked-content', { folder: 'content', markdownFolder: '.content' }, '"check" is required'],
])('%s refuses %j', async (plugin, options, error) => {
  expect((await resultOf(plugin, options)).errors).toEqual([error])
})

test.each(['flat-pages', 'host-headers', 'late-start'] as const)(
  '%s warns of an option that it does not have',
  async (plugin) => {
    expect((await resultOf(plugin, { imageHost: 'a.example' })).warnings).toEqual([
      '"imageHost" is not allowed',
    ])
  },
)
