import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArticleCard } from '../articles/article-card'
import { GuideLinks } from '../articles/guide-links'
import { CardGrid } from '../components/card-grid'
import { ErrorBoundary } from '../components/error-boundary'
import { SectionHeading } from '../components/section-heading'
import { coachingLink } from '../forms/coaching-offer'
import { EmailForm } from '../forms/email-form'
import { hasNewsletter } from '../forms/model/form-target'
import { Hero } from '../home/hero'
import { Testimonials } from '../home/testimonials'
import { PageHead } from '../layout/page-head'
import { coachingPath, paths } from '../lib/paths'
import { PlanCard } from '../plan/plan-card'
import { PlanWaterline } from '../plan/plan-waterline'

export default function Home({ data }: PageProps<Queries.HomeQuery>) {
  const { siteSettings, plans, featured, guides, stories, latest } = data
  if (!siteSettings) return null
  const { words, coaching } = siteSettings
  const [longest] = featured.nodes
    .filter(({ loadLine }) => loadLine.length > 1)
    .toSorted((a, b) => b.loadLine.length - a.loadLine.length)
  return (
    <>
      <Hero
        {...siteSettings.home}
        loadLine={siteSettings.loadLine}
        planCount={plans.totalCount}
        waterline={longest && <PlanWaterline plan={longest} />}
      >
        {coaching && (
          <p className="mt-6 max-w-[34rem]">
            {coaching.text}{' '}
            <a href={coachingPath} className="underline underline-offset-4">
              {coachingLink(coaching)}
            </a>
          </p>
        )}
      </Hero>
      <section aria-labelledby="pillars" className="measure py-20">
        <SectionHeading id="pillars">{words.pillars}</SectionHeading>
        <ol className="mt-6 grid md:grid-cols-3">
          {siteSettings.home.pillars.map(({ title, text }, index) => (
            <li
              key={title}
              className="border-rule py-6 not-first:border-t md:px-6 md:not-first:border-t-0 md:not-first:border-l md:first:pl-0"
            >
              <p className="text-sm font-bold text-hull" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </p>
              <h3 className="display mt-3 text-lg">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="featured" className="measure pb-20">
        <SectionHeading id="featured">{words.featured}</SectionHeading>
        <CardGrid>
          {featured.nodes.map((plan) => (
            <PlanCard key={plan.planId} plan={plan} />
          ))}
        </CardGrid>
        <p className="mt-8 flex flex-wrap gap-3">
          <a href={paths.plans} className="button">
            View All Workouts
          </a>
          {siteSettings.hasExercises && (
            <a href={paths.exercises} className="button">
              Look Up an Exercise
            </a>
          )}
        </p>
        <div className="mt-12 empty:hidden">
          <GuideLinks guides={guides.nodes} />
        </div>
      </section>
      {stories.nodes.length > 0 && (
        <Testimonials title={words.stories} testimonials={stories.nodes} />
      )}
      <section aria-labelledby="from-the-blog" className="measure py-20">
        <SectionHeading id="from-the-blog">{words.blog}</SectionHeading>
        <CardGrid>
          {latest.nodes.map((article) => (
            <ArticleCard key={article.frontmatter.slug} article={article} />
          ))}
        </CardGrid>
        <p className="mt-8 flex flex-wrap gap-3">
          <a href={paths.blog} className="button">
            View All Articles
          </a>
          <a href={paths.tools} className="button">
            Open the Calculators
          </a>
        </p>
      </section>
      {hasNewsletter(siteSettings) && (
        <section aria-labelledby="newsletter" className="on-hull bg-hull-field py-16 text-white">
          <div className="measure grid gap-6 md:grid-cols-2 md:items-end md:gap-16">
            <div>
              <h2 id="newsletter" className="display text-[clamp(1.5rem,1rem+2.2vw,2.5rem)]">
                {words.newsletter}
              </h2>
              <p className="mt-3">{words.newsletterText}</p>
            </div>
            <ErrorBoundary subject="The form">
              <EmailForm id="newsletter" />
            </ErrorBoundary>
          </div>
        </section>
      )}
    </>
  )
}

export function Head({ data: { siteSettings } }: HeadProps<Queries.HomeQuery>) {
  if (!siteSettings) return null
  const { description, home } = siteSettings
  return <PageHead title={home.headline} description={description} path={paths.home} />
}

export const query = graphql`
  query Home {
    siteSettings {
      description
      hasExercises
      newsletter
      loadLine
      words {
        pillars
        featured
        stories
        blog
        newsletter
        newsletterText
      }
      coaching {
        text
        price
      }
      home {
        headline
        lead
        offer
        picture {
          ...Photo
        }
        pillars {
          title
          text
        }
      }
    }
    plans: allPlan {
      totalCount
    }
    featured: allPlan(filter: { featured: { eq: true } }, sort: { title: ASC }, limit: 3) {
      nodes {
        ...PlanCard
      }
    }
    guides: allMarkdownRemark(
      filter: { kind: { eq: "guide" } }
      sort: { frontmatter: { title: ASC } }
      limit: 6
    ) {
      nodes {
        ...GuideLink
      }
    }
    stories: allTestimonial(sort: { position: ASC }, limit: 2) {
      nodes {
        ...Testimonial
      }
    }
    latest: allMarkdownRemark(
      filter: { kind: { eq: "article" } }
      sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]
      limit: 3
    ) {
      nodes {
        ...ArticleCard
      }
    }
  }
`
