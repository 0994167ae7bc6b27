import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The smallest Gatsby site that builds pages from markdown: no layout, no lists, no other files. */
const files = {
  'package.json': '{ "name": "bare", "private": true, "dependencies": { "gatsby": "*" } }',
  'gatsby-config.js': `module.exports = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: process.env.CONTENT_FOLDER + '/articles' } },
    'gatsby-transformer-remark',
  ],
}
`,
  'gatsby-node.js': `exports.createPages = async ({ actions, graphql }) => {
  const { data } = await graphql('{ allMarkdownRemark { nodes { id frontmatter { slug } } } }')
  for (const { id, frontmatter } of data.allMarkdownRemark.nodes) {
    actions.createPage({
      path: '/blog/' + frontmatter.slug,
      component: require.resolve('./src/templates/article.js'),
      context: { id },
    })
  }
}
`,
  'src/templates/article.js': `import { graphql } from 'gatsby'

export default function Article({ data: { markdownRemark } }) {
  return (
    <>
      <h1>{markdownRemark.frontmatter.title}</h1>
      <div dangerouslySetInnerHTML={{ __html: markdownRemark.html }} />
    </>
  )
}

export const query = graphql\`
  query ($id: String!) {
    markdownRemark(id: { eq: $id }) {
      html
      frontmatter {
        title
      }
    }
  }
\`
`,
}

/** Writes the bare Gatsby site, the baseline, which shows the articles in CONTENT_FOLDER. */
export function writeBareSite(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
