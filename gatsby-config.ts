import path from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { contentFolder } from './src/content/content-folder'
import { uncheckedSettings } from './src/content/unchecked-settings'
import { contentSource } from './src/gatsby/source-nodes/content-source'
import { feedOptions } from './src/post-build/feed-options'
import { policyDirectives } from './src/post-build/policy-directives'
import { sitemapOptions } from './src/post-build/sitemap-options'
import { toastStyles } from './src/post-build/toast-style'

const settings = uncheckedSettings()
const imageHosts = settings.imageHost ? [settings.imageHost] : []
const markdownFolder = path.resolve('.content')
const noindex = { 'x-robots-tag': 'noindex' }

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // Outside src, which Tailwind makes webpack watch: in develop, each type generation would trigger another. Not
  // `gatsby-…`: Gatsby empties its cache if such a file changes, so a second build would be as slow as the first.
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'query-types.d.ts' },
  plugins: [
    {
      resolve: 'gatsby-source-content',
      options: { folder: contentFolder(), check: contentSource, markdownFolder },
    },
    {
      resolve: 'gatsby-plugin-content-editor',
      options: { folder: contentFolder(), editor: '.editor', imageHosts },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'markdown', path: markdownFolder },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'pictures', path: contentFolder(), ignore: ['**/*.json', '**/*.md'] },
    },
    {
      resolve: 'gatsby-transformer-remark',
      options: {
        plugins: [
          {
            resolve: 'gatsby-remark-article-body',
            options: { parsedBy: 'gatsby-source-content' },
          },
        ],
      },
    },
    'gatsby-plugin-sharp',
    'gatsby-plugin-postcss',
    { resolve: 'gatsby-plugin-feed', options: feedOptions(settings) },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions(settings) },
    // The last four work on the finished pages, in this order. Each has a README.
    {
      resolve: 'gatsby-plugin-page-styles',
      options: {
        families: {
          article: ['article'],
          guide: ['guide'],
          plan: ['plan'],
          week: ['plan-week'],
          emergency: ['emergency'],
          train: ['train'],
          exercise: ['exercise', 'exercise-list', 'exercise-library'],
          unknown: ['404'],
          list: ['article-list', 'plan-list', 'topic', 'index'],
        },
      },
    },
    {
      resolve: 'gatsby-plugin-lazy-hydration',
      options: {
        headScript: './src/head-script/head-script.ts',
      },
    },
    {
      resolve: 'gatsby-plugin-host-headers',
      options: {
        directives: policyDirectives(settings, imageHosts),
        insertedStyles: toastStyles(),
        immutable: ['/chunk-*', '/fonts/*', '/figures/*'],
        headers: {
          // The service worker, and the lists for comparing copies with the site.
          '/offline*': { 'cache-control': 'public, max-age=0, must-revalidate' },
          // Search engines should list the pages with the same texts instead.
          '/workouts/*.json': noindex,
          '/exercises/*.json': noindex,
        },
      },
    },
    'gatsby-plugin-flat-pages',
  ],
}

export default config
