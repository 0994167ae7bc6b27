import { PageHead } from '../components/layout/page-head'
import { NearestPages } from '../components/search/nearest-pages'
import { SearchField } from '../components/search/search-field'
import { MarkedWaterline } from '../components/ui/marked-waterline'
import { PageHeader } from '../components/ui/page-header'
import { articlePath, paths } from '../lib/paths'

/** What stands at an article's address that has no article (spec sections 2 and 8). */
export default function UnknownArticle() {
  return (
    <PageHeader
      title="Article Not Found"
      lead="The article you're looking for doesn't exist."
      hull={<MarkedWaterline />}
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

export function Head() {
  return (
    <PageHead
      title="Article Not Found"
      description="The article you're looking for doesn't exist."
      path={articlePath('unknown')}
      noindex
    />
  )
}
