import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHeader } from '../components/page-header'
import { Paragraphs } from '../components/paragraphs'
import { PageHead } from '../layout/page-head'
import { certaintyPath, paths, teamPath } from '../lib/paths'

/** How certain the texts are, how studies are read, and how to report a mistake. */
export default function Certainty({ data: { siteSettings } }: PageProps<Queries.CertaintyQuery>) {
  const { certainty, team } = siteSettings?.about ?? {}
  if (!certainty) return null
  const [lead, ...rest] = certainty.text
  return (
    <>
      <PageHeader title={certainty.title} lead={lead} />
      <section aria-label="The words" className="measure py-12 sm:py-16">
        <dl className="grid gap-8 md:grid-cols-3">
          {certainty.grades.map(({ title, text }) => (
            <div key={title} className="border-t-2 border-hull pt-4">
              <dt className="display text-lg">{title}</dt>
              <dd className="mt-2">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-8 max-w-[42rem]">
          <Paragraphs texts={rest} />
        </div>
      </section>
      {certainty.parts?.map(({ title, text }, index) => (
        <section key={title} aria-labelledby={`part-${index}`} className="measure pb-12">
          <div className="max-w-[42rem]">
            <h2 id={`part-${index}`} className="display mb-4 text-xl">
              {title}
            </h2>
            <Paragraphs texts={text} />
          </div>
        </section>
      ))}
      <p className="measure flex flex-wrap items-center gap-x-8 gap-y-4 pb-20">
        <a href={paths.contact} className="button button-primary">
          Report a Mistake
        </a>
        {team && (
          <a href={teamPath} className="text-link inline-flex min-h-11 items-center">
            {team.title}
          </a>
        )}
      </p>
    </>
  )
}

export function Head({ data: { siteSettings } }: HeadProps<Queries.CertaintyQuery>) {
  const { certainty } = siteSettings?.about ?? {}
  if (!certainty) return null
  return (
    <PageHead
      title={certainty.title}
      description="What our words for certainty mean, how we read studies, and how to report a mistake."
      path={certaintyPath}
    />
  )
}

export const query = graphql`
  query Certainty {
    siteSettings {
      about {
        team {
          title
        }
        certainty {
          title
          text
          grades {
            title
            text
          }
          parts {
            title
            text
          }
        }
      }
    }
  }
`
