import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArticleBody } from '../articles/article-body'
import { ArticleContents } from '../articles/article-contents'
import { ArticleHeader } from '../articles/article-header'
import { ArticleSources } from '../articles/article-sources'
import { GuideLinks } from '../articles/guide-links'
import { MoreArticles } from '../articles/more-articles'
import { RelatedPlan } from '../articles/related-plan'
import { Icon } from '../components/icon'
import { ExerciseNames } from '../exercises/exercise-index'
import { PageHead } from '../layout/page-head'
import { articlePath, sitePreviewPath } from '../lib/paths'
import { SafetyBlock } from '../plan/safety-block'

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
          side={
            <>
              {article.safety && <SafetyBlock safety={article.safety} />}
              <ArticleContents {...article} />
            </>
          }
        />
        <ArticleSources article={article} about={siteSettings?.about ?? null} />
      </article>
      {article.exercises.length > 0 && (
        <section aria-labelledby="article-exercises" className="no-print measure pb-14">
          <div className="article-wide">
            <h2 id="article-exercises" className="display text-lg">
              Exercises in this article
            </h2>
            <ExerciseNames exercises={article.exercises} />
          </div>
        </section>
      )}
      {guides.nodes.length > 0 && (
        <div className="measure pb-14">
          <div className="article-wide">
            <GuideLinks guides={guides.nodes} />
          </div>
        </div>
      )}
      {next && (
        <aside aria-labelledby="next-article" className="no-print measure pb-14">
          <div className="card article-wide p-6 sm:p-8">
            <h2 id="next-article" className="text-sm font-bold text-hull">
              Read next
            </h2>
            <a href={articlePath(next.frontmatter.slug)} className="card-link display mt-2 text-lg">
              {`${next.frontmatter.title}\u00a0`}
              <Icon name="arrow" className="inline text-hull" />
            </a>
            <p className="mt-2">{next.frontmatter.excerpt}</p>
          </div>
        </aside>
      )}
      {relatedWorkout && <RelatedPlan plan={relatedWorkout} />}
      {related.nodes.length > 0 && <MoreArticles articles={related.nodes} />}
    </>
  )
}

export function Head({ data: { article } }: HeadProps<Queries.ArticleQuery>) {
  if (!article) return null
  const { title, excerpt, slug } = article.frontmatter
  const preview = article.preview ?? sitePreviewPath
  return (
    <PageHead
      title={title}
      description={excerpt}
      path={articlePath(slug)}
      type="article"
      preview={preview}
      noindex={article.isHidden}
      facts={{ article: { ...article, ...article.frontmatter, preview } }}
    />
  )
}

export const query = graphql`
  query Article($slug: String!, $next: String!, $relatedSlugs: [String!]!) {
    article: markdownRemark(frontmatter: { slug: { eq: $slug } }) {
      html
      preview
      isHidden
      safety {
        ...SafetyBlock
      }
      exercises {
        exerciseId
        title
      }
      ...ArticleContents
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
      frontmatter {
        slug
        title
        excerpt
      }
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
