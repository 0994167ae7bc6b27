import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArticleCards } from '../articles/article-cards'
import { GuideCards } from '../articles/guide-cards'
import type { CountedTopic } from '../articles/model/topics'
import { PageHeader } from '../components/page-header'
import { SectionHeading } from '../components/section-heading'
import { ListHead } from '../layout/list-head'
import { articlePath, blogListPath, paths } from '../lib/paths'

interface Context {
  page: number
  pages: number
  topics: CountedTopic[]
}

/** A page of the blog list (spec section 2). */
export default function ArticleList({
  data,
  pageContext,
}: PageProps<Queries.ArticleListQuery, Context>) {
  return (
    <>
      <PageHeader
        title="Blog"
        lead="Training, food, sleep and staying in one piece, explained in as much depth as they need."
      />
      <ArticleCards articles={data.allMarkdownRemark.nodes} {...pageContext} pathOf={blogListPath}>
        <a href={paths.tools} className="text-link inline-flex min-h-11 items-center">
          Calculators for Training, Food and Sleep
        </a>
      </ArticleCards>
      {data.guides.nodes.length > 0 && (
        <section aria-labelledby="guides" className="measure pb-20">
          <SectionHeading id="guides">Guides</SectionHeading>
          <p className="mt-6">A decision on one page.</p>
          <GuideCards guides={data.guides.nodes} />
        </section>
      )}
    </>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.ArticleListQuery, Context>) {
  return (
    <ListHead
      {...pageContext}
      title="Blog"
      description="Articles on strength, conditioning, food, sleep and recovery in a coach's plain words."
      pathOf={blogListPath}
      items={data.allMarkdownRemark.nodes.map(({ frontmatter: { title, slug } }) => ({
        title,
        path: articlePath(slug),
      }))}
      parent={{ title: 'Blog', path: paths.blog }}
    />
  )
}

export const query = graphql`
  query ArticleList($slugs: [String!]!, $guides: String!) {
    allMarkdownRemark(
      filter: { frontmatter: { slug: { in: $slugs } } }
      sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]
    ) {
      nodes {
        ...ArticleCard
      }
    }
    guides: allMarkdownRemark(
      filter: { kind: { eq: $guides } }
      sort: [{ frontmatter: { title: ASC } }]
    ) {
      nodes {
        ...GuideCard
      }
    }
  }
`
