import { PageHeader } from '../components/page-header'
import { paths } from '../lib/paths'
import { NearestPages } from '../search/nearest-pages'
import { SearchField } from '../search/search-field'

/** For unknown article addresses (spec sections 2 and 8). */
export const UnknownArticle = () => (
  <PageHeader title="Article Not Found" lead="The article you're looking for doesn't exist.">
    <a href={paths.blog} className="button button-primary mt-8">
      Back to Blog
    </a>
    <div className="mt-8">
      <SearchField id="not-found" />
    </div>
    <NearestPages />
  </PageHeader>
)
