import { PageHeader } from '../components/page-header'
import { PageHead } from '../layout/page-head'
import { articlePath, paths } from '../lib/paths'
import { NearestPages } from '../search/nearest-pages'
import { SearchField } from '../search/search-field'

/** Shown for unknown article addresses (spec sections 2 and 8). */
export default function UnknownArticle() {
  return (
    <PageHeader
      title="Article Not Found"
      lead="The article you're looking for doesn't exist."
      isMarked
    >
      <a href={paths.blog} className="button button-primary mt-8">
        Back to Blog
      </a>
      <div className="mt-8">
        <SearchField id="not-found" />
      </div>
      <NearestPages />
    </PageHeader>
  )
}

export const Head = () => (
  <PageHead
    title="Article Not Found"
    description="The article you're looking for doesn't exist."
    path={articlePath('unknown')}
    noindex
  />
)
