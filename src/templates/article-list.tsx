import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArticleCard } from '../articles/article-card'
import { GuideCards } from '../articles/guide-cards'
import type { CountedTopic } from '../articles/model/topics'
import { TopicLinks } from '../articles/topic-links'
import { articlePath, blogListPath, paths } from '../lib/paths'
import { SearchField } from '../search/search-field'
import { PageHead } from '../shell/page-head'
import { listGraph } from '../shell/structured-data'
import { CardGrid } from '../ui/card-grid'
import { MarkedWaterline } from '../ui/marked-waterline'
import { PageHeader } from '../ui/page-header'
import { Pager } from '../ui/pager'
import { SectionHeading } from '../ui/section-heading'

interface Context {
  page: number
  pages: number
  topics: CountedTopic[]
}

/** A page of the blog list (spec section 2). */
export default function ArticleList({
  data,
  pageContext: { page, pages, topics },
}: PageProps<Queries.ArticleListQuery, Context>) {
  return (
    <>
      <PageHeader
        title="Blog"
        lead="Training, food, sleep and staying in one piece, explained in as much depth as they need."
        waterline={<MarkedWaterline />}
      />
      <section aria-label="Articles" className="measure py-12 sm:py-16">
        <h2 className="sr-only">Articles</h2>
        <div className="mb-6">
          <SearchField id="blog" />
        </div>
        <TopicLinks topics={topics} current={paths.blog} />
        <CardGrid>
          {data.allMarkdownRemark.nodes.map((article, index) => (
            <ArticleCard key={article.frontmatter.slug} article={article} priority={index === 0} />
          ))}
        </CardGrid>
        <Pager page={page} pages={pages} pathOf={blogListPath} />
        <p className="mt-8">
          <a href={paths.tools} className="text-link inline-flex min-h-11 items-center">
            Calculators for training, food and sleep
          </a>
        </p>
      </section>
      {page === 1 && data.guides.nodes.length > 0 && (
        <section aria-labelledby="guides" className="measure pb-20">
          <SectionHeading id="guides">Guides</SectionHeading>
          <p className="mt-6">A decision on one page.</p>
          <GuideCards guides={data.guides.nodes} />
        </section>
      )}
    </>
  )
}

export function Head({
  data,
  pageContext: { page, pages },
}: HeadProps<Queries.ArticleListQuery, Context>) {
  const title = page === 1 ? 'Blog' : `Blog, page ${page}`
  return (
    <PageHead
      title={title}
      path={blogListPath(page)}
      graph={(site) =>
        listGraph(
          site,
          { title, path: blogListPath(page) },
          data.allMarkdownRemark.nodes.map(({ frontmatter }) => ({
            title: frontmatter.title,
            path: articlePath(frontmatter.slug),
          })),
          page === 1 ? [] : [{ title: 'Blog', path: paths.blog }],
        )
      }
      description={`Articles on strength, conditioning, food, sleep and recovery in a coach's plain words.${page === 1 ? '' : ` Page ${page} of ${pages}.`}`}
    />
  )
}

export const query = graphql`
  query ArticleList($slugs: [String!]!) {
    allMarkdownRemark(
      filter: { frontmatter: { slug: { in: $slugs } } }
      sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]
    ) {
      nodes {
        ...ArticleCard
      }
    }
    guides: allMarkdownRemark(
      filter: { list: { eq: "/guides" } }
      sort: [{ frontmatter: { title: ASC } }]
    ) {
      nodes {
        ...GuideCard
      }
    }
  }
`
