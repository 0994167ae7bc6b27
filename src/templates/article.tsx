import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArticleBody } from '../articles/article-body'
import { ArticleExercises } from '../articles/article-exercises'
import { ArticleHeader } from '../articles/article-header'
import { ArticleSources } from '../articles/article-sources'
import { MoreArticles } from '../articles/more-articles'
import { NextArticle } from '../articles/next-article'
import { RelatedPlan } from '../articles/related-plan'
import { articlePath, articlePreviewPath } from '../lib/paths'
import { PageHead } from '../shell/page-head'
import { articleGraph } from '../shell/structured-data'

/** An article (spec section 2, Blog article). */
export default function Article({ data }: PageProps<Queries.ArticleQuery>) {
  const { article, related, next, siteSettings } = data
  if (!article) return null
  const { relatedWorkout, summary } = article.frontmatter
  return (
    <>
      <article>
        <ArticleHeader article={article} />
        <ArticleBody html={article.html ?? ''} summary={summary} />
        <ArticleSources article={article} about={siteSettings?.about ?? null} />
      </article>
      {article.exercises.length > 0 && <ArticleExercises exercises={article.exercises} />}
      {next && <NextArticle article={next} />}
      {relatedWorkout && <RelatedPlan plan={relatedWorkout} />}
      {related.nodes.length > 0 && <MoreArticles articles={related.nodes} />}
    </>
  )
}

export function Head({ data: { article } }: HeadProps<Queries.ArticleQuery>) {
  if (!article) return null
  const { title, excerpt, slug, ...facts } = article.frontmatter
  return (
    <PageHead
      title={title}
      description={excerpt}
      path={articlePath(slug)}
      type="article"
      preview={articlePreviewPath(slug)}
      noindex={article.isHidden}
      graph={(site) =>
        articleGraph(site, {
          ...facts,
          slug,
          title,
          excerpt,
          author: article.author,
        })
      }
    />
  )
}

export const query = graphql`
  query Article($slug: String!, $next: String!, $relatedSlugs: [String!]!) {
    article: markdownRemark(frontmatter: { slug: { eq: $slug } }) {
      html
      isHidden
      exercises {
        ...ArticleExercise
      }
      ...ArticleHeader
      ...ArticleSources
      frontmatter {
        slug
        excerpt
        summary
        relatedWorkout {
          ...RelatedPlan
        }
      }
    }
    next: markdownRemark(frontmatter: { slug: { eq: $next } }) {
      ...NextArticle
    }
    siteSettings {
      about {
        ...ArticleTrust
      }
    }
    related: allMarkdownRemark(
      filter: { frontmatter: { slug: { in: $relatedSlugs } } }
      sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]
    ) {
      nodes {
        ...MoreArticle
      }
    }
  }
`
