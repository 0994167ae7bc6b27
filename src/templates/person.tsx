import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { CardSection } from '../components/card-section'
import { PageHeader } from '../components/page-header'
import { Paragraphs } from '../components/paragraphs'
import { PageHead } from '../layout/page-head'
import { articlePath, guidePath, paths, personPath } from '../lib/paths'

/** An author or reviewer: qualification, interests, and their articles. */
export default function Person({
  data: { person, written, reviewed },
}: PageProps<Queries.PersonPageQuery>) {
  if (!person) return null
  const { name, role, text } = person
  const facts = [
    ['Qualification', person.qualification],
    ['Interests', person.interests],
  ] as const
  const textLists = (
    [
      ['Written', written.nodes],
      ['Reviewed', reviewed.nodes],
    ] as const
  ).filter(([, texts]) => texts.length > 0)
  return (
    <article>
      <PageHeader title={name} lead={role} back={[paths.blog, 'Back to Blog']} />
      <div className="measure grid gap-8 py-10 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-x-12 lg:py-14">
        <div className="max-w-[42rem]">
          <Paragraphs texts={text} />
          <dl className="mt-8 grid gap-6">
            {facts.map(([fact, value]) => (
              <div key={fact} className="border-t-2 border-hull pt-4">
                <dt className="display text-lg">{fact}</dt>
                <dd className="mt-2">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid gap-8">
          {textLists.map(([heading, texts]) => (
            <CardSection key={heading} title={heading}>
              <ul className="wrap-anywhere">
                {texts.map(({ kind, frontmatter: { slug, title } }) => (
                  <li key={slug} className="border-t border-rule first:border-0">
                    <a
                      href={kind === 'guide' ? guidePath(slug) : articlePath(slug)}
                      className="flex min-h-11 items-center py-2 leading-snug hover:underline"
                    >
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </CardSection>
          ))}
        </div>
      </div>
    </article>
  )
}

export function Head({ data: { person } }: HeadProps<Queries.PersonPageQuery>) {
  if (!person) return null
  const { personId, name, role, qualification } = person
  return (
    <PageHead title={name} description={`${role}. ${qualification}`} path={personPath(personId)} />
  )
}

export const query = graphql`
  fragment PersonText on MarkdownRemark {
    kind
    frontmatter {
      slug
      title
    }
  }

  query PersonPage($personId: String!) {
    person(personId: { eq: $personId }) {
      personId
      name
      role
      qualification
      interests
      text
    }
    written: allMarkdownRemark(
      filter: { frontmatter: { writtenBy: { eq: $personId } } }
      sort: [{ frontmatter: { title: ASC } }]
    ) {
      nodes {
        ...PersonText
      }
    }
    reviewed: allMarkdownRemark(
      filter: { frontmatter: { reviewedBy: { eq: $personId } } }
      sort: [{ frontmatter: { title: ASC } }]
    ) {
      nodes {
        ...PersonText
      }
    }
  }
`
