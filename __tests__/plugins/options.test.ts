import { testPluginOptionsSchema } from 'gatsby-plugin-utils'
import * as flatPages from '../../plugins/gatsby-plugin-flat-pages/gatsby-node'
import * as hostHeaders from '../../plugins/gatsby-plugin-host-headers/gatsby-node'
import * as lazyHydration from '../../plugins/gatsby-plugin-lazy-hydration/gatsby-node'
import * as pageStyles from '../../plugins/gatsby-plugin-page-styles/gatsby-node'
import * as articleBody from '../../plugins/gatsby-remark-article-body/gatsby-node'
import * as sourceContent from '../../plugins/gatsby-source-content/gatsby-node'

const schemas = {
  'flat-pages': flatPages.pluginOptionsSchema,
  'host-headers': hostHeaders.pluginOptionsSchema,
  'lazy-hydration': lazyHydration.pluginOptionsSchema,
  'page-styles': pageStyles.pluginOptionsSchema,
  'article-body': articleBody.pluginOptionsSchema,
  'source-content': sourceContent.pluginOptionsSchema,
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
  ['lazy-hydration', {}],
  ['lazy-hydration', { headScript: './src/a.ts' }],
  ['page-styles', {}],
  ['page-styles', { families: { article: ['article'] } }],
  ['article-body', { parsedBy: 'gatsby-source-content' }],
  ['source-content', { folder: 'content', markdownFolder: '.content', check: () => ({}) }],
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
  ['lazy-hydration', { headScript: 5 }, '"headScript" must be a string'],
  ['page-styles', { families: ['article'] }, '"families" must be of type object'],
  ['article-body', { parsedBy: true }, '"parsedBy" must be a string'],
  ['source-content', { folder: 'content', markdownFolder: '.content' }, '"check" is required'],
])('%s refuses %j', async (plugin, options, error) => {
  expect((await resultOf(plugin, options)).errors).toEqual([error])
})

test.each(['flat-pages', 'host-headers', 'lazy-hydration', 'page-styles'] as const)(
  '%s warns of an option that it does not have',
  async (plugin) => {
    expect((await resultOf(plugin, { imageHost: 'a.example' })).warnings).toEqual([
      '"imageHost" is not allowed',
    ])
  },
)
