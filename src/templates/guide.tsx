import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArticleBody } from '../articles/article-body'
import { ArticleSources } from '../articles/article-sources'
import { Byline } from '../articles/byline'
import { MoreArticles } from '../articles/more-articles'
import { RelatedPlan } from '../articles/related-plan'
import { PageHeader } from '../components/page-header'
import { UnpublishedBadge } from '../components/unpublished-badge'
import { ExerciseCards } from '../exercises/exercise-cards'
import { FigureFile } from '../exercises/small-figure'
import { PageHead } from '../layout/page-head'
import { guidePath, paths } from '../lib/paths'
import { SafetyBlock } from '../plan/safety-block'

/** A guide: a decision on one page, with cautions, a plan, exercises and sources. */
export default function Guide({ data }: PageProps<Queries.GuideQuery>) {
  const { article: guide, figures, longer, siteSettings } = data
  if (!guide) return null
  const { title, excerpt, summary, notFor, relatedWorkout } = guide.frontmatter
  const cautions = (
    <ul className="goals grid gap-3">
      {notFor?.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
  return (
    <>
      <article>
        <PageHeader
          title={title}
          lead={excerpt}
          back={[paths.guides, 'All Guides']}
          badges={
            <p className="mb-4 flex items-center gap-3 text-sm">
              <span className="badge">Guide</span>
              {guide.isHidden && <UnpublishedBadge />}
            </p>
          }
        >
          <Byline text={guide} />
        </PageHeader>
        <ArticleBody
          html={guide.html ?? ''}
          summary={summary}
          side={<SafetyBlock safety={siteSettings?.safety}>{cautions}</SafetyBlock>}
        />
        <section aria-labelledby="guide-exercises" className="no-print measure pb-14">
          <div className="article-wide">
            <h2 id="guide-exercises" className="display text-lg">
              Exercises in this guide
            </h2>
            <FigureFile value={figures}>
              <ExerciseCards exercises={guide.exercises} />
            </FigureFile>
          </div>
        </section>
        {relatedWorkout && <RelatedPlan plan={relatedWorkout} />}
        <ArticleSources article={guide} about={siteSettings?.about ?? null} />
      </article>
      {longer.nodes.length > 0 && <MoreArticles articles={longer.nodes} title="In more depth" />}
    </>
  )
}

export function Head({ data: { article: guide } }: HeadProps<Queries.GuideQuery>) {
  if (!guide) return null
  const { title, excerpt, slug } = guide.frontmatter
  return (
    <PageHead
      title={title}
      description={excerpt}
      path={guidePath(slug)}
      type="article"
      noindex={guide.isHidden}
      facts={{ guide: { ...guide, ...guide.frontmatter } }}
    />
  )
}

export const query = graphql`
  query Guide($slug: String!, $exercises: [String!]!, $articles: [String!]!) {
    # Same name as on article pages: the search reads both.
    article: markdownRemark(frontmatter: { slug: { eq: $slug } }) {
      html
      isHidden
      author
      exercises {
        ...ExerciseCard
      }
      ...Byline
      ...ArticleSources
      frontmatter {
        slug
        title
        excerpt
        summary
        notFor
        date
        updated
        relatedWorkout {
          ...RelatedPlan
        }
      }
    }
    figures: exerciseFigures(ids: $exercises)
    longer: allMarkdownRemark(
      filter: { frontmatter: { slug: { in: $articles } } }
      sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]
    ) {
      nodes {
        ...MoreArticle
      }
    }
    siteSettings {
      safety {
        ...SafetyBlock
      }
      about {
        ...ArticleTrust
      }
    }
  }
`
