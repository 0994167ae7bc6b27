import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { BrandMark, LoadLineMark } from '../components/mark'
import { PageHeader } from '../components/page-header'
import { Paragraphs } from '../components/paragraphs'
import { Photo } from '../components/photo'
import { SectionHeading } from '../components/section-heading'
import { PageHead } from '../layout/page-head'
import { SAMPLE_NOTICE } from '../layout/site-footer'
import { certaintyPath, paths } from '../lib/paths'

export default function About({ data: { siteSettings } }: PageProps<Queries.AboutQuery>) {
  if (!siteSettings) return null
  const { sample, about, words, loadLine, mark } = siteSettings
  const { title, mission, creator, method, name, team, certainty } = about
  const [firstSentence, ...rest] = mission
  return (
    <>
      <PageHeader title={title} lead={firstSentence}>
        {rest.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[38rem] text-on-deep-muted">
            {paragraph}
          </p>
        ))}
        {sample && <p className="mt-4 font-bold">{SAMPLE_NOTICE}</p>}
      </PageHeader>
      <section aria-labelledby="creator" className="measure py-20">
        <SectionHeading id="creator">{words.creator}</SectionHeading>
        <div className="mt-10 grid gap-10 lg:grid-cols-2 lg:items-center lg:gap-16">
          <div className="overflow-hidden rounded-sm">
            <Photo
              picture={creator.picture}
              sizes="(min-width: 76rem) 34rem, (min-width: 64rem) 45vw, 92vw"
            />
          </div>
          <div>
            <dl className="mb-8 grid grid-cols-2 gap-6 border-y-2 border-ink py-5">
              {[
                [words.years, creator.years],
                [words.clients, creator.clients],
              ].map(([name, number]) => (
                <div key={name} className="flex flex-col-reverse">
                  <dt className="text-sm text-muted">{name}</dt>
                  <dd className="display text-[2rem]">{number}</dd>
                </div>
              ))}
            </dl>
            <Paragraphs texts={creator.text} />
          </div>
        </div>
      </section>
      <section aria-labelledby="method" className="measure pb-20">
        <SectionHeading id="method">{words.method}</SectionHeading>
        <ol className="mt-10 grid gap-8 md:grid-cols-3">
          {method.map((step, index) => (
            <li key={step.title} className="plan-section">
              <p className="text-sm font-bold text-hull" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </p>
              <h3 className="display mt-3 text-lg">{step.title}</h3>
              <p className="mt-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      {team && (
        // Articles link to this section.
        <section aria-labelledby="who-stands-behind" className="measure pb-20">
          <SectionHeading id="who-stands-behind">{team.title}</SectionHeading>
          <div className="mt-8 max-w-[42rem]">
            <Paragraphs texts={team.text} />
            {certainty && (
              <p className="mt-4">
                <a href={certaintyPath} className="text-link inline-flex min-h-11 items-center">
                  {certainty.title}
                </a>
              </p>
            )}
          </div>
        </section>
      )}
      <section aria-labelledby="name" className="bg-deep py-20 text-on-deep">
        <div className="measure grid gap-12 lg:grid-cols-[1.3fr_1fr] lg:items-center">
          <div>
            <h2 id="name" className="display text-[clamp(1.5rem,1rem+2.2vw,2.5rem)]">
              {name.title}
            </h2>
            <div className="mt-6 max-w-[40rem] text-on-deep-muted">
              <Paragraphs texts={name.text} />
            </div>
            <a href={paths.contact} className="button button-primary mt-8">
              Talk To Us
            </a>
          </div>
          {loadLine ? (
            <LoadLineMark hasLevels className="mx-auto w-full max-w-md" />
          ) : (
            <BrandMark mark={mark} className="mx-auto max-h-60 w-full max-w-80" />
          )}
        </div>
      </section>
    </>
  )
}

export function Head({ data: { siteSettings } }: HeadProps<Queries.AboutQuery>) {
  return (
    <PageHead
      title="About"
      description={`Who is behind ${siteSettings?.name ?? 'the plans'}, how the coaching works, and what the name means.`}
      path={paths.about}
    />
  )
}

export const query = graphql`
  query About {
    siteSettings {
      name
      sample
      mark
      loadLine
      words {
        creator
        years
        clients
        method
      }
      about {
        title
        mission
        creator {
          years
          clients
          text
          picture {
            ...Photo
          }
        }
        method {
          title
          text
        }
        name {
          title
          text
        }
        team {
          title
          text
        }
        certainty {
          title
        }
      }
    }
  }
`
