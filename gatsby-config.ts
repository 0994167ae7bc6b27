import type { GatsbyConfig } from 'gatsby'
import { contentCopyFolder } from './src/gatsby/sources/content-copy'
import { jsonNodeType } from './src/gatsby/sources/json-node-type'

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // Outside src, which Tailwind makes webpack watch: in develop, each type generation would trigger another. Not
  // `gatsby-…`: Gatsby empties its cache if such a file changes, so a second build would be as slow as the first.
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'query-types.d.ts' },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: contentCopyFolder() },
    },
    {
      resolve: 'gatsby-transformer-remark',
      options: { plugins: ['gatsby-remark-article-body'] },
    },
    { resolve: 'gatsby-transformer-json', options: { typeName: jsonNodeType } },
    'gatsby-plugin-sharp',
    'gatsby-plugin-postcss',
  ],
}

export default config
