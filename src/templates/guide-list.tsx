import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { GuideCards } from '../articles/guide-cards'
import { PageHeader } from '../components/page-header'
import { FigureFile } from '../exercises/small-figure'
import { ListHead } from '../layout/list-head'
import { guidePath, paths } from '../lib/paths'

const lead =
  'A decision on one page: what to do this week, who it is not for, and the evidence behind it.'

export default function GuideList({
  data: { guides, figures },
}: PageProps<Queries.GuideListQuery>) {
  return (
    <>
      <PageHeader title="Guides" lead={lead} back={[paths.blog, 'Back to Blog']} />
      <section aria-label="Guides" className="measure pt-4 pb-20 sm:pt-8">
        <h2 className="sr-only">Guides</h2>
        <FigureFile value={figures}>
          <GuideCards guides={guides.nodes} />
        </FigureFile>
      </section>
    </>
  )
}

export function Head({ data: { guides } }: HeadProps<Queries.GuideListQuery>) {
  return (
    <ListHead
      title="Guides"
      description={lead}
      pathOf={() => paths.guides}
      items={guides.nodes.map(({ frontmatter: { title, slug } }) => ({
        title,
        path: guidePath(slug),
      }))}
    />
  )
}

export const query = graphql`
  query GuideList($figureIds: [String!]!) {
    guides: allMarkdownRemark(
      filter: { kind: { eq: "guide" } }
      sort: [{ frontmatter: { title: ASC } }]
    ) {
      nodes {
        ...GuideCard
      }
    }
    figures: exerciseFigures(ids: $figureIds)
  }
`
