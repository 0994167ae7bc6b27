import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '../components/error-boundary'
import { PageHeader } from '../components/page-header'
import { PageHead } from '../layout/page-head'
import { articlePath, paths, toolPath } from '../lib/paths'
import type { Tool } from './model/form'

export interface ToolFrameProps {
  tool: Tool
  /** Articles that use the tool. */
  data: Queries.ToolArticlesFragment
  /** The formula, its source and its limits, and common values for visitors without JavaScript. */
  children: ReactNode
}

/** The page around a tool's form and result. */
export function ToolFrame({ tool, data, form, children }: ToolFrameProps & { form: ReactNode }) {
  const articles = data.allMarkdownRemark.nodes
  return (
    <>
      <PageHeader title={tool.title} lead={tool.lead} back={[paths.tools, 'All Calculators']} />
      <div className="measure grid gap-10 py-12 lg:grid-cols-2 lg:gap-16">
        <ErrorBoundary subject="This tool">{form}</ErrorBoundary>
      </div>
      <div className="measure pb-20">
        <div className="prose">
          {children}
          {articles.length > 0 && (
            <>
              <h2>Articles that use it</h2>
              <ul>
                {articles.map(({ frontmatter: { slug, title } }) => (
                  <li key={slug}>
                    <a href={articlePath(slug)} className="inline-flex min-h-11 items-center">
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </>
  )
}

export const ToolHead = ({ tool: { name, title, lead } }: { tool: Tool }) => (
  <PageHead title={title} description={lead} path={toolPath(name)} />
)

// Gatsby passes each page's path to its query as $path.
export const fragment = graphql`
  fragment ToolArticles on Query {
    allMarkdownRemark(
      filter: { tools: { eq: $path } }
      sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]
      limit: 4
    ) {
      nodes {
        frontmatter {
          slug
          title
        }
      }
    }
  }
`
