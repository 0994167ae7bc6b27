import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArticleBody } from '../articles/article-body'
import { ArticleContents } from '../articles/article-contents'
import { ArticleExercises } from '../articles/article-exercises'
import { ArticleHeader } from '../articles/article-header'
import { ArticleSources } from '../articles/article-sources'
import { GuideLinks } from '../articles/guide-links'
import { headingsIn } from '../articles/model/headings'
import { MoreArticles } from '../articles/more-articles'
import { NextArticle } from '../articles/next-article'
import { RelatedPlan } from '../articles/related-plan'
import { articlePath, articlePreviewPath } from '../lib/paths'
import { PageHead } from '../shell/page-head'
import { articleGraph } from '../shell/structured-data'

/** An article (spec section 2, Blog article). */
export default function Article({ data }: PageProps<Queries.ArticleQuery>) {
  const { article, guides, related, next, siteSettings } = data
  if (!article) return null
  const html = article.html ?? ''
  const { relatedWorkout, summary } = article.frontmatter
  return (
    <>
      <article>
        <ArticleHeader article={article} />
        <ArticleBody
          html={html}
          summary={summary}
          side={<ArticleContents headings={headingsIn(html)} />}
        />
        <ArticleSources article={article} about={siteSettings?.about ?? null} />
      </article>
      {article.exercises.length > 0 && <ArticleExercises exercises={article.exercises} />}
      {guides.nodes.length > 0 && (
        <div className="measure pb-14">
          <div className="article-wide">
            <GuideLinks guides={guides.nodes} />
          </div>
        </div>
      )}
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
    guides: allMarkdownRemark(
      filter: { frontmatter: { articles: { eq: $slug } } }
      sort: [{ frontmatter: { title: ASC } }]
    ) {
      nodes {
        ...GuideLink
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
