import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArticleCard } from '../articles/article-card'
import type { CountedTopic } from '../articles/model/topics'
import { TopicLinks } from '../articles/topic-links'
import { articlePath, paths, topicFeedPath, topicPath } from '../lib/paths'
import { pluralize } from '../lib/pluralize'
import { SearchField } from '../search/search-field'
import { PageHead } from '../shell/page-head'
import { listGraph } from '../shell/structured-data'
import { BackLink } from '../ui/back-link'
import { CardGrid } from '../ui/card-grid'
import { MarkedWaterline } from '../ui/marked-waterline'
import { PageHeader } from '../ui/page-header'
import { Pager } from '../ui/pager'

interface Context extends CountedTopic {
  page: number
  pages: number
  /** Path of the topic's first page. */
  topic: string
  topics: CountedTopic[]
}

/** A page of the articles on a topic: a category or a tag. */
export default function TopicList({
  data,
  pageContext: { kind, name, count, page, pages, topic, topics },
}: PageProps<Queries.TopicQuery, Context>) {
  const countText = `${pluralize(count, 'article')} on this topic.`
  return (
    <>
      <PageHeader
        title={name}
        lead={data.introduction?.text ?? countText}
        above={<BackLink to={paths.blog}>Back to Blog</BackLink>}
        waterline={<MarkedWaterline />}
      >
        {data.introduction && <p className="mt-4 text-on-deep-muted">{countText}</p>}
      </PageHeader>
      <section aria-label="Articles" className="measure py-12 sm:py-16">
        <h2 className="sr-only">Articles</h2>
        <div className="mb-6">
          <SearchField id="topic" />
        </div>
        <TopicLinks topics={topics} current={topic} />
        <CardGrid>
          {data.allMarkdownRemark.nodes.map((article, index) => (
            <ArticleCard key={article.frontmatter.slug} article={article} priority={index === 0} />
          ))}
        </CardGrid>
        <Pager page={page} pages={pages} pathOf={(number) => topicPath({ kind, name }, number)} />
        <p className="mt-8">
          <a
            href={topicFeedPath({ kind, name })}
            className="text-link inline-flex min-h-11 items-center"
          >
            RSS feed: {name}
          </a>
        </p>
      </section>
    </>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.TopicQuery, Context>) {
  const { kind, name, count, page, pages } = pageContext
  const title = `${name}: articles${page === 1 ? '' : `, page ${page}`}`
  const path = topicPath({ kind, name }, page)
  return (
    <>
      <PageHead
        title={title}
        path={path}
        description={`${pluralize(count, 'article')} on ${name.toLowerCase()} in a coach's plain words.${page === 1 ? '' : ` Page ${page} of ${pages}.`}`}
        graph={(site) =>
          listGraph(
            site,
            { title, path },
            data.allMarkdownRemark.nodes.map(({ frontmatter }) => ({
              title: frontmatter.title,
              path: articlePath(frontmatter.slug),
            })),
            [{ title: 'Blog', path: paths.blog }],
          )
        }
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        href={topicFeedPath({ kind, name })}
        title={`RSS: ${name}`}
      />
    </>
  )
}

export const query = graphql`
  query Topic($kind: String!, $name: String!, $slugs: [String!]!) {
    introduction: topic(kind: { eq: $kind }, name: { eq: $name }) {
      text
    }
    allMarkdownRemark(
      filter: { frontmatter: { slug: { in: $slugs } } }
      sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]
    ) {
      nodes {
        ...ArticleCard
      }
    }
  }
`
