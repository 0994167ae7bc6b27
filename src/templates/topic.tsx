import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { pluralize } from '../../packages/basics'
import { ArticleCards } from '../articles/article-cards'
import type { CountedTopic } from '../articles/model/topics'
import { PageHeader } from '../components/page-header'
import { ListHead } from '../layout/list-head'
import { articlePath, paths, topicPath } from '../lib/paths'

interface Context extends CountedTopic {
  page: number
  pages: number
  topics: CountedTopic[]
}

/** A page of the articles on a topic: a category or a tag. */
export default function TopicList({ data, pageContext }: PageProps<Queries.TopicQuery, Context>) {
  const { introduction } = data
  const { name, count } = pageContext
  const countText = `${pluralize(count, 'article')} on this topic.`
  return (
    <>
      <PageHeader
        title={name}
        lead={introduction?.text ?? countText}
        back={[paths.blog, 'Back to Blog']}
      >
        {introduction && <p className="mt-4 text-on-deep-muted">{countText}</p>}
      </PageHeader>
      <ArticleCards
        articles={data.allMarkdownRemark.nodes}
        {...pageContext}
        pathOf={(page) => topicPath(pageContext, page)}
      />
    </>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.TopicQuery, Context>) {
  const { name, count } = pageContext
  return (
    <ListHead
      {...pageContext}
      title={`${name}: articles`}
      description={`${pluralize(count, 'article')} on ${name.toLowerCase()} in a coach's plain words.`}
      pathOf={(page) => topicPath(pageContext, page)}
      items={data.allMarkdownRemark.nodes.map(({ frontmatter: { title, slug } }) => ({
        title,
        path: articlePath(slug),
      }))}
      parent={{ title: 'Blog', path: paths.blog }}
    />
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
