import path from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { hiddenFiles, sourceFolder } from './src/build/content-source'
import { jsonNodeType } from './src/build/json-node-type'

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: sourceFolder(), ignore: hiddenFiles() },
    },
    {
      resolve: 'gatsby-transformer-remark',
      options: { plugins: [{ resolve: path.resolve('src/build/remark-article-body') }] },
    },
    { resolve: 'gatsby-transformer-json', options: { typeName: jsonNodeType } },
    'gatsby-plugin-sharp',
    'gatsby-plugin-postcss',
  ],
}

export default config
